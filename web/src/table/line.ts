import type { FromClient, FromRoom } from '../api/shapes.ts';

/** Whether a table hears us. `denied`: we may not look at it. */
export type Link = 'joining' | 'here' | 'away' | 'denied';

/** Who listens to a line. */
export interface Ears {
  hear: (message: FromRoom) => void;
  link: (link: Link) => void;
}

/** A line to a table: over the network to a room, or to a table on this device. The messages are the same. */
export interface Line {
  /** Says something, if anybody can hear it; whether they can. */
  say(message: FromClient): boolean;
  close(): void;
}
