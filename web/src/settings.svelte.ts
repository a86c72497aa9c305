/** What a player has chosen on this device. */
export interface Chosen {
  /** What to call them. */
  name: string;
  theme: 'system' | 'light' | 'dark';
  sounds: boolean;
  /** Whether a move waits for a second tap. */
  confirm: 'never' | 'touch' | 'always';
  /** Whether legal targets are shown. */
  targets: boolean;
  /** Quick phrases of others are shown. */
  phrases: boolean;
  /** The switches of each game's board, by game and switch. */
  boards: Record<string, Record<string, boolean>>;
}

const KEPT = 'settings';

const usual: Chosen = {
  name: '',
  theme: 'system',
  sounds: false,
  confirm: 'never',
  targets: true,
  phrases: true,
  boards: {},
};

class Settings {
  chosen = $state<Chosen>(kept());

  /** Changes some of it, and keeps it. */
  choose(some: Partial<Chosen>): void {
    Object.assign(this.chosen, some);
    localStorage.setItem(KEPT, JSON.stringify(this.chosen));
    this.apply();
  }

  /** One switch of a game's board. */
  switchBoard(game: string, key: string, on: boolean): void {
    const boards = { ...this.chosen.boards, [game]: { ...this.chosen.boards[game], [key]: on } };
    this.choose({ boards });
  }

  /** Shows the theme on the page. */
  apply(): void {
    const { theme } = this.chosen;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }
}

function kept(): Chosen {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Chosen>) };
  } catch {
    return { ...usual };
  }
}

export const settings = new Settings();
