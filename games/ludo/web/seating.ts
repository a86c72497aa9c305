import { coloursOf, COLOURS, namesOf, type Colour } from './paints.ts';

/** The colours of the seats unless the players choose: two sit opposite each other. */
function usual(players: number): readonly Colour[] {
  return players === 2 ? [0, 2] : COLOURS.slice(0, players);
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
 * The colours when a seat takes another one. They still follow each other clockwise, as few seats as
 * possible change theirs, and rather to a colour that is played already.
 */
export function recoloured(colours: readonly Colour[], seat: number, colour: Colour): readonly Colour[] {
  const fitting = waysRound(colours.length).filter((way) => way[seat - 1] === colour);
  const changed = (way: readonly Colour[]) => way.filter((its, at) => its !== colours[at]);
  const fresh = (way: readonly Colour[]) => way.filter((its) => !colours.includes(its));
  const [best] = fitting.sort(
    (one, other) => changed(one).length - changed(other).length || fresh(one).length - fresh(other).length,
  );
  return best ?? colours;
}

/** Every way in which so many colours can follow each other clockwise round the board. */
function waysRound(players: number): (readonly Colour[])[] {
  const subsets = COLOURS.reduce<Colour[][]>(
    (chosen, colour) => [...chosen, ...chosen.map((some) => [...some, colour])],
    [[]],
  );
  return subsets
    .filter((some) => some.length === players)
    .flatMap((some) => some.map((_, first) => [...some.slice(first), ...some.slice(0, first)]));
}

function isSame(one: readonly Colour[], other: readonly Colour[]): boolean {
  return one.length === other.length && one.every((colour, at) => colour === other[at]);
}
