import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const around = (rating: number, spread: number) => `${number(rating)} ± ${number(spread)}`;

export const texts = (): Chapters['rating'] => ({
  option: {
    name: 'Puntuable',
    yes: 'sí',
    no: 'no',
    tells:
      'Puntuable: las partidas terminadas cuentan para la clasificación de quienes estén de acuerdo. Con las reglas habituales hasta 200 puntos y sin consejero.',
  },
  door: 'Esta mesa es puntuable. Si te sientas, las partidas que empieces aquí cuentan para tu clasificación, también las que abandones; los demás de la mesa la ven. Puedes decir que no en cualquier momento y borrar tu clasificación en «Mis partidas».',
  table: {
    title: 'Mesa puntuable',
    counts: 'Tu próxima partida aquí cuenta para tu clasificación.',
    countsNot: 'Tus partidas aquí no cuentan para tu clasificación.',
    agree: 'Que cuenten',
    disagree: 'No contar las mías',
    nobody: 'Las partidas aquí todavía no cuentan para nadie.',
    people: (people) => `Las partidas aquí cuentan para ${list(people)}.`,
    rated: (name, rating, spread) => `${name} (${around(rating, spread)})`,
    fresh: (name) => `${name} (sin clasificar)`,
    now: (rating, spread, change) => `Tu clasificación: ${around(rating, spread)} (${change}).`,
  },

  title: 'Mi clasificación',
  around,
  provisional: 'aún provisional',
  provisionalTells:
    'Aún son pocas partidas para decir gran cosa. Hacen falta unas sesenta para que una clasificación signifique algo.',
  spreadTells: (spread) => `En 19 de cada 20 casos se desvía como mucho ${number(spread)}.`,
  games: (games, won) =>
    `${games === 1 ? 'Una partida puntuable' : `${number(games)} partidas puntuables`}, ${won === 0 ? 'ninguna ganada' : `${number(won)} ${won === 1 ? 'ganada' : 'ganadas'}`}.`,
  accuracy: (form) => `Precisión: ${form} en tus últimas partidas analizadas en este dispositivo.`,
  noAccuracy: 'Precisión: desconocida hasta que analices una partida en este dispositivo.',
  none: 'Todavía no ha terminado ninguna partida puntuable. El anfitrión de una mesa en línea puede hacerla puntuable.',
  scale: 'Junto a los bots',
  you: 'Tú',
  luck: '¿Cuánto es suerte? Casi todo: lo bien que se juega explica alrededor del 4 % de quién gana una sola partida. Quien juega claramente mejor necesita unas 25 partidas para que se note en las victorias, y entre dos buenos jugadores hacen falta unas 250. El análisis de unas pocas partidas te dice más que cualquier clasificación.',
  remove: 'Borrar mi clasificación',
  removeTitle: '¿Borrar tu clasificación?',
  removeTells: 'Desaparece para siempre. La próxima partida puntuable empieza una nueva.',
  keep: 'Conservarla',
  removed: 'Tu clasificación está borrada.',
  notRemoved: 'No se pudo borrar la clasificación. Inténtalo de nuevo en un momento.',
});
