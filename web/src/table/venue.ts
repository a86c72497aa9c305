import { get, getText } from '../api/http.ts';
import type { Past, Snapshot } from '../api/shapes.ts';
import { isHere } from '../pocket/id.ts';
import { hereVenue } from '../pocket/venue.ts';
import type { Ears, Line } from './line.ts';
import { SocketLine } from './socket.ts';

/** Which record of a table: in another format, or of an earlier game of the series. */
export interface Which {
  format?: string;
  game?: string;
}

/** Where a table is played. A seat is one of ours, from 1; 0 is a spectator. */
export interface Venue {
  connect(ears: Ears): Line;
  snapshot(): Promise<Snapshot>;
  past(seat: number, from?: number): Promise<Past>;
  record(seat: number, which?: Which): Promise<string>;
}

/** The venue of a table: this device, or the room. */
export function venueOf(table: string): Venue {
  return isHere(table) ? hereVenue(table) : roomVenue(table);
}

function roomVenue(table: string): Venue {
  return {
    connect: (ears) => new SocketLine(table, ears),
    snapshot: () => get<Snapshot>(`/api/tables/${table}`),
    past: (seat, from = 0) =>
      get<Past>(`/api/tables/${table}/past${query(seat, from > 0 ? { from: `${from}` } : {})}`),
    record: (seat, which = {}) => getText(recordAddress(table, seat, which)),
  };
}

/** Where the room serves the record of a table. */
export function recordAddress(table: string, seat: number, which: Which = {}): string {
  return `/api/tables/${table}/record${query(seat, { ...which })}`;
}

function query(seat: number, more: Record<string, string>): string {
  const asked = new URLSearchParams({ ...(seat > 0 && { seat: `${seat}` }), ...more }).toString();
  return asked && `?${asked}`;
}
