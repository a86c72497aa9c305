import type { Lesson } from '$web/board/contract.ts';

/** Red has two pieces free, one of them on square 27; Yellow has one on 31 and two on their starting crown. */
const NEAR = [
  ...['throw 34', 'throw 12'],
  ...['throw CC', 'C:1', 'C:2', 'throw 2C', 'C:1', '2:1'],
  ...['throw FF', 'F:1', 'F:1', 'throw 12', '1:1', '2:1'],
  ...['throw 34', '3:1', '4:1', 'throw CC', 'C:2', 'C:3'],
];
/** Red rides on that piece of Yellow's, which goes on. */
const RIDDEN = [...NEAR, 'throw 24', '4:1~2.1', '2:2', 'throw 13', '3:1', '1:2'];
/** Red goes round the track and is two squares from the central crown. */
const ALMOST = [
  ...[...RIDDEN, 'throw 2C', 'C:1', 'back 1', '2:2', 'throw 24', '2:1', '4:1'],
  ...['throw 4F', 'F:1', '4:1', 'throw 24', '2:1', '4:1', 'throw 14', '4:1', '1:2', 'throw 12', '1:1', '2:1'],
];

/** What a turn is, what crowns and feathers do, capture or ride, moving back, and how one wins. */
export default {
  players: 2,
  me: 1,
  steps: [
    {
      say: {
        es: 'Juegas con las rojas, y las cuatro están en prisión. Gana quien antes lleve las suyas, dando la vuelta al tablero, a la corona del centro.',
        en: 'You are Red, and your four pieces are in prison. The first to bring all four round the board to the crown in the middle wins.',
      },
      from: ['throw 34', 'throw 12', 'throw 3C'],
    },
    {
      say: {
        es: 'En cada turno se tiran dos dados y se usan los dos. Una corona saca una ficha de la prisión: toca la corona y después tu ficha 1.',
        en: 'Each turn you throw two dice and use both. A crown lets a piece out of prison: tap the crown, then your piece 1.',
      },
      show: 'C:1',
      task: {
        accept: ['C:1'],
        otherwise: { es: 'Toca la corona y después tu ficha 1.', en: 'Tap the crown, then your piece 1.' },
      },
    },
    {
      say: {
        es: 'Ya está en tu salida, y el número del otro dado es para la ficha que sale. Usa el 3: avanza tres casillas, en el sentido de las agujas del reloj.',
        en: 'It is on your start now, and the number on the other die is for the piece that comes out. Use the 3: it goes three squares on, clockwise.',
      },
      task: {
        accept: ['3:1'],
        otherwise: { es: 'Usa el 3 con tu ficha 1.', en: 'Use the 3 for your piece 1.' },
      },
    },
    {
      say: {
        es: 'Tu rival no ha sacado corona y pasa; tú sacas un 4 y una pluma. Con el 4 caes justo en una pluma y de ahí vuelas a la siguiente: pruébalo.',
        en: 'Your rival threw no crown and passes; you throw a 4 and a feather. The 4 takes you to a feather, and from there you fly on to the next: try it.',
      },
      play: ['throw 24', 'pass', 'throw 4F'],
      task: {
        accept: ['4:1'],
        otherwise: {
          es: 'La pluma también te lleva a la próxima pluma, pero con el 4 llegas más lejos: usa antes el 4.',
          en: 'The feather takes you to the next feather too, but the 4 takes you farther: use the 4 first.',
        },
      },
    },
    {
      say: {
        es: 'Unos turnos después tienes a un rival cuatro casillas por delante. Usa el 4 y elige: lo capturas, y vuelve a prisión, o te subes a él.',
        en: 'Some turns later a rival stands four squares ahead. Use the 4 and choose: capture it, and it goes back to prison, or ride on it.',
      },
      from: [...NEAR, 'throw 24'],
      task: {
        accept: ['4:1x', '4:1~2.1'],
        otherwise: { es: 'Usa el 4 con tu ficha 1.', en: 'Use the 4 for your piece 1.' },
      },
    },
    {
      say: {
        es: 'Si te subes, el rival te lleva cuando avanza. Usa la corona con tu ficha 1: va a la siguiente corona, y el rival tiene que retroceder dos casillas.',
        en: 'If you ride, your rival carries you along. Use the crown for your piece 1: it goes to the next crown, and your rival has to move back two squares.',
      },
      from: [...RIDDEN, 'throw 2C'],
      task: {
        accept: ['C:1'],
        otherwise: { es: 'Usa la corona con tu ficha 1.', en: 'Use the crown for your piece 1.' },
      },
    },
    {
      say: {
        es: 'Casi has dado la vuelta, y en tu camino de color nadie puede tocarte. A la corona del centro se llega con el número exacto: si te pasas, rebotas.',
        en: 'You are nearly round, and on your coloured lane nobody can touch you. The crown in the middle needs the exact number: with more you bounce back.',
      },
      from: [...ALMOST, 'throw 23'],
      task: {
        accept: ['2:1'],
        otherwise: {
          es: 'Tu ficha 1 está a dos casillas: con el 2 llega justo.',
          en: 'Your piece 1 is two squares away: the 2 takes it there exactly.',
        },
      },
    },
    {
      say: {
        es: 'Ya ha llegado una: cuando lleguen las cuatro, ganas. Ya sabes jugar.',
        en: 'One has arrived: once all four have, you win. Now you know how to play.',
      },
    },
  ],
} satisfies Lesson;
