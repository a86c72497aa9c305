/** Who is to sit in a seat, as the form asks it. */
export type Sitter =
  | { who: 'me' }
  /** Another person at this device. */
  | { who: 'here'; name: string }
  /** Somebody elsewhere, who will be invited. */
  | { who: 'open' }
  | { who: 'bot'; level: number }
  /** Several people together. */
  | TeamSitter;

/** A team, as the form asks it. */
export interface TeamSitter {
  who: 'team';
  members: Teammate[];
  moves: 'in-turn' | 'anyone';
}

/** Somebody in a team. */
export type Teammate = Exclude<Sitter, { who: 'bot' } | { who: 'team' }>;

/** How many people a team may have. */
export const TEAM_SIZES = { least: 2, most: 8 };

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

/** Changes who sits in a seat. The host sits once: in a new seat, they swap with its previous holder. */
export function reseat(seats: readonly Sitter[], at: number, who: Who): Sitter[] {
  const before = seats[at];
  if (!before || before.who === who) return [...seats];
  return seats.map((sitter, place) => {
    if (place === at) return newSitter(who, before);
    return who === 'me' && sitter.who === 'me' ? before : sitter;
  });
}

/** A team of two: the previous holder and one more. */
function newTeam(before: Sitter): TeamSitter {
  const first: Teammate = before.who === 'bot' || before.who === 'team' ? { who: 'here', name: '' } : before;
  return { who: 'team', members: [first, newMate(first)], moves: 'in-turn' };
}

/** Another one for a team: at the same place as the one before. */
export function newMate({ who }: Teammate): Teammate {
  return who === 'open' ? { who } : { who: 'here', name: '' };
}

function newSitter(who: Who, before: Sitter): Sitter {
  switch (who) {
    case 'team':
      return newTeam(before);
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

/** Everybody who is to come, in a seat of their own or in a team. */
function everybody(seats: readonly Sitter[]): Exclude<Sitter, TeamSitter>[] {
  return seats.flatMap((sitter) => (sitter.who === 'team' ? sitter.members : [sitter]));
}

/** Whether several people share this device. */
export function isShared(seats: readonly Sitter[]): boolean {
  return everybody(seats).filter(({ who }) => who === 'me' || who === 'here').length > 1;
}

/** Whether somebody is to come from elsewhere. */
export function hasOpen(seats: readonly Sitter[]): boolean {
  return everybody(seats).some(({ who }) => who === 'open');
}
