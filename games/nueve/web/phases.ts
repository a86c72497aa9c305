/** The phases in the order they are played. */
export const PHASES = ['red', 'place', 'move'] as const;
