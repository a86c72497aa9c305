import { texts } from '../lang/lang.svelte.ts';

export const words = texts({
  es: {
    table: 'Mesa',
    coming: 'Abriendo la mesa…',
    denied: 'Esta mesa no se puede ver.',
    board: 'El tablero',
    away: 'Sin conexión con la sala. Volverá sola; lo que has jugado no se pierde.',
    yourTurn: 'Te toca',
    rules: 'Reglas',
    lesson: 'Lección',
  },
  en: {
    table: 'Table',
    coming: 'Opening the table…',
    denied: 'You cannot watch this table.',
    board: 'The board',
    away: 'Not connected to the room. It will come back by itself; nothing you played is lost.',
    yourTurn: 'Your turn',
    rules: 'Rules',
    lesson: 'Lesson',
  },
});
