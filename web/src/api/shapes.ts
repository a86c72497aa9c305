import type { components } from './types.d.ts';

type Schemas = components['schemas'];

/** The room's own types by short names; they are made from the Rust types. */
export type Act = Schemas['Act'];
export type Ask = Schemas['Ask'];
export type Chair = Schemas['Chair'];
export type Clock = Schemas['Clock'];
export type Clocks = Schemas['Clocks'];
export type FromClient = Schemas['FromClient'];
export type FromRoom = Schemas['FromRoom'];
export type Attempted = Schemas['Attempted'];
export type Game = Schemas['Game'];
export type Hint = Schemas['Hint'];
export type Invited = Schemas['Invited'];
export type Line = Schemas['Line'];
export type Listing = Schemas['Listing'];
export type Lobby = Schemas['Lobby'];
export type Matter = Schemas['Matter'];
export type Outcome = Schemas['Outcome'];
export type Past = Schemas['Past'];
export type Phrase = Schemas['Phrase'];
export type Ply = Schemas['Ply'];
export type PuzzleName = Schemas['PuzzleName'];
export type Puzzles = Schemas['Puzzles'];
export type Reading = Schemas['Reading'];
/** What the rules say to the luck that a record tells of. */
export type RecordLuck = Schemas['Luck'];
export type Report = Schemas['Report'];
export type SeatSnapshot = Schemas['SeatSnapshot'];
export type SeatView = Schemas['SeatView'];
export type Setup = Schemas['Setup'];
export type Snapshot = Schemas['Snapshot'];
export type Solution = Schemas['Solution'];
export type Studied = Schemas['Studied'];
export type TakeBacks = Schemas['TakeBacks'];
export type TableView = Schemas['TableView'];
export type Task = Schemas['Task'];
export type TeamPlace = Schemas['TeamPlace'];
export type Told = Schemas['Told'];
export type Verdict = Schemas['Verdict'];
export type Why = Schemas['Why'];
