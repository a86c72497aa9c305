import { texts } from '../lang/lang.svelte.ts';
import { row } from '../lang/sentence.ts';

export const words = texts({
  es: {
    table: 'Mesa',
    coming: 'Abriendo la mesa…',
    denied: 'Esta mesa no se puede ver.',
    board: 'El tablero',
    away: 'Sin conexión con la sala. Volverá sola; lo que has jugado no se pierde.',
    closed:
      'No se ha podido abrir el motor de este juego en este dispositivo. Se intentará otra vez; la partida está guardada.',
    yourTurn: 'Te toca',
    answers: (names: readonly string[]) => `Falta la respuesta de ${row(names, 'es')}`,
    rules: 'Reglas',
    lesson: 'Lección',
  },
  en: {
    table: 'Table',
    coming: 'Opening the table…',
    denied: 'You cannot watch this table.',
    board: 'The board',
    away: 'Not connected to the room. It will come back by itself; nothing you played is lost.',
    closed:
      'The engine of this game could not be opened on this device. It will be tried again; the game is kept.',
    yourTurn: 'Your turn',
    answers: (names: readonly string[]) => `Waiting for the answer of ${row(names, 'en')}`,
    rules: 'Rules',
    lesson: 'Lesson',
  },
});
