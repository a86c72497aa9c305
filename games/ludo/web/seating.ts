import { facts } from './facts.ts';
import { coloursOf, namesOf, type Colour } from './paints.ts';

/** The colours that may play together, in turn order: the usual ones first. */
function seatings(players: number): (readonly Colour[])[] {
  return (facts.seatings[players] ?? []).map(coloursOf);
}

/** The colours of the seats unless the players choose. */
function usual(players: number): readonly Colour[] {
  return seatings(players)[0] ?? [];
}

/** The colours of the seats: those of the option, or the usual ones if there are none for so many. */
export function seated(option: unknown, players: number): readonly Colour[] {
  return Array.isArray(option) && option.length === players ? coloursOf(option) : usual(players);
}

/** The option as the room takes it; undefined for the usual colours. */
export function optionOf(colours: readonly Colour[]): string[] | undefined {
  return isSame(colours, usual(colours.length)) ? undefined : namesOf(colours);
}

/**
 * The colours when a seat takes another one: as few seats as possible change theirs, and rather to a colour
 * that is played already.
 */
export function recoloured(colours: readonly Colour[], seat: number, colour: Colour): readonly Colour[] {
  const fitting = seatings(colours.length).filter((way) => way[seat - 1] === colour);
  const changed = (way: readonly Colour[]) => way.filter((its, at) => its !== colours[at]);
  const fresh = (way: readonly Colour[]) => way.filter((its) => !colours.includes(its));
  const [best] = fitting.sort(
    (one, other) => changed(one).length - changed(other).length || fresh(one).length - fresh(other).length,
  );
  return best ?? colours;
}

function isSame(one: readonly Colour[], other: readonly Colour[]): boolean {
  return one.length === other.length && one.every((colour, at) => colour === other[at]);
}
