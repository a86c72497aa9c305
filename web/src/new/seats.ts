/** Who is to sit in a seat, as the form asks it. */
export type Sitter =
  | { who: 'me' }
  /** Another person at this device. */
  | { who: 'here'; name: string }
  /** Somebody elsewhere, who will be invited. */
  | { who: 'open' }
  | { who: 'bot'; level: number };

export type Who = Sitter['who'];

/** With whom one means to play; the first choice of the form. */
export type Company = 'bots' | 'friends' | 'device';

const USUAL_LEVEL = 2;

const others: Record<Company, () => Sitter> = {
  bots: () => ({ who: 'bot', level: USUAL_LEVEL }),
  friends: () => ({ who: 'open' }),
  device: () => ({ who: 'here', name: '' }),
};

/** The company that an address asks for. */
export function companyOf(asked: string | null): Company {
  return asked === 'friends' || asked === 'device' ? asked : 'bots';
}

/** A table of `players` seats: the host, and the company. */
export function seatAll(players: number, company: Company): Sitter[] {
  return resize([{ who: 'me' }], players, company);
}

/** The same table with more seats or fewer. */
export function resize(seats: readonly Sitter[], players: number, company: Company): Sitter[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, others[company]);
  return [...seats, ...more].slice(0, players);
}

/** Seats somebody else. The host sits once: in a new seat, they change places with whoever was there. */
export function reseat(seats: readonly Sitter[], at: number, who: Who): Sitter[] {
  const before = seats[at];
  if (!before || before.who === who) return [...seats];
  return seats.map((sitter, place) => {
    if (place === at) return newSitter(who);
    return who === 'me' && sitter.who === 'me' ? before : sitter;
  });
}

function newSitter(who: Who): Sitter {
  switch (who) {
    case 'me':
      return { who };
    case 'here':
      return others.device();
    case 'open':
      return others.friends();
    case 'bot':
      return others.bots();
  }
}

/** Whether several people share this device. */
export function isShared(seats: readonly Sitter[]): boolean {
  return seats.filter(({ who }) => who === 'me' || who === 'here').length > 1;
}
