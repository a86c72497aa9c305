const KEPT = 'tables-here';

/** Whether there may be tables on this device: the first page knows it without opening the database. */
export const hasTablesHere = (): boolean => localStorage.getItem(KEPT) !== null;

export const noteTableHere = (): void => localStorage.setItem(KEPT, 'yes');
