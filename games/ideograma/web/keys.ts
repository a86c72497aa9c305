import { LETTERS } from './tiles.ts';

/** The letter that a key stands for; null if it is none. Accents are dropped, since no tile has them. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  // Where the keyboard has no Ñ, the key in its place does.
  if (code === 'Semicolon' && key === ';') return 'Ñ';
  const letter = key.toUpperCase();
  if (LETTERS.includes(letter)) return letter;
  const [bare = ''] = letter.normalize('NFD');
  return key.length === 1 && 'AEIOU'.includes(bare) ? bare : null;
}
