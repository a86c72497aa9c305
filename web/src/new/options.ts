import type { GameWords, OptionWords } from '../board/contract.ts';
import type { Both } from '../lang/lang.svelte.ts';

/** As much of JSON Schema as the games' options use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  type?: string | string[];
}

/** What can be chosen for an option. */
export interface Choice {
  /** As the room takes it; undefined leaves the option out. */
  value: unknown;
  text: Both;
}

/** An option of a game, ready to be asked. */
export interface Question {
  key: string;
  title: Both;
  about: Both | null;
  choices: Choice[];
  /** Which of the choices is the usual one. */
  usual: number;
}

/** The choices that were made, by option: places in the list of choices. */
export type Chosen = Readonly<Record<string, number>>;

const asUsual: Both = { es: 'Lo habitual', en: 'As usual' };

/** What the form asks about a game: its options as far as there are words for them and a choice. */
export function questions(schema: Schema, words: GameWords['options'], players: number): Question[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const said = Object.hasOwn(words, key) ? words[key] : undefined;
    if (!said || (said.players && !said.players.includes(players))) return [];
    const question = ask(key, said, property, schema);
    return question.choices.length > 1 ? [question] : [];
  });
}

function ask(key: string, said: OptionWords, property: Schema, root: Schema): Question {
  const choices = valuesOf(property, root).flatMap((value): Choice[] => {
    const text = said.values[String(value)];
    return text ? [{ value: value ?? undefined, text }] : [];
  });
  const usual = choices.findIndex(({ value }) => value === (property.default ?? undefined));
  // The schema does not tell which value an option has that is left out, but leaving it out is always right.
  if (usual < 0) choices.unshift({ value: undefined, text: asUsual });
  return { key, title: said.title, about: said.about ?? null, choices, usual: Math.max(0, usual) };
}

/** Every value that a schema lists. What it leaves open, such as any text, is not among them. */
export function valuesOf(property: Schema, root: Schema): unknown[] {
  const found = listed(property, root);
  const known = property.default === undefined || found.includes(property.default);
  return known ? found : [...found, property.default];
}

function listed(schema: Schema, root: Schema): unknown[] {
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return target ? listed(target, root) : [];
  }
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'boolean') return [false, true];
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((one) => listed(one, root));
}

/** The options as the room takes them. What is as usual is left out: some games refuse to be told it. */
export function optionsOf(asked: readonly Question[], chosen: Chosen): Record<string, unknown> {
  const said = asked.flatMap(({ key, choices, usual }): [string, unknown][] => {
    const place = chosen[key] ?? usual;
    const value = choices[place]?.value;
    return place === usual || value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(said);
}
