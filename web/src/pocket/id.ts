/** What the name of a table on this device begins with; no table of a room does. */
export const HERE = 'here-';

/** Whether a table is on this device, and not in a room. */
export const isHere = (table: string): boolean => table.startsWith(HERE);
