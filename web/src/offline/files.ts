/** A file that is kept: its address, and how many bytes there are to download. */
export type KeptFile = [path: string, bytes: number];

/** What has to be kept for offline play. The build writes it to `offline.json`. */
export interface OfflineFiles {
  /** What all games need: the pages and workers. */
  shared: KeptFile[];
  /** What each game has of its own: module, board, lesson, rules page. */
  games: Record<string, KeptFile[]>;
  /** How large the things on the room's shelf are, by name. */
  shelf: Record<string, number>;
}

/** Answers of the room that every game needs. */
const ANSWERS = ['/offline.json', '/api/games', '/api/puzzles'];

/** The files of a game, or of none for what all games share. `shelf` names what the game needs from there. */
export function filesFor(all: OfflineFiles, game: string, shelf: readonly string[] = []): KeptFile[] {
  if (game === '') return [...all.shared, ...ANSWERS.map((path): KeptFile => [path, 0])];
  return [
    ...(all.games[game] ?? []),
    ...shelf.map((name): KeptFile => [`/shelf/${name}`, all.shelf[name] ?? 0]),
  ];
}

export const bytesOf = (files: readonly KeptFile[]): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** A size in words: “340 kB”, “1.2 MB”. */
export function sizeInWords(bytes: number, lang: string): string {
  const [value, unit] = bytes < 950_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const digits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
}
