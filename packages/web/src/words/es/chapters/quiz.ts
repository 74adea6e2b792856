import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words): Chapters['quiz'] => ({
  title: 'Test',
  lead: 'Diez posiciones. La página conoce las reglas y calcula las probabilidades: ¿qué dices tú?',
  learn: 'Aprender',
  kind: 'Tipo de preguntas',
  kinds: { mixed: 'De todo', rules: '¿Qué pasa ahora?', odds: '¿Pedir o plantarse?' },
  question: (place, questions) => `Pregunta ${number(place)} de ${number(questions)}`,

  hits: (who) => `${who} pide.`,
  stays: (who) => `${who} se planta.`,
  gives: {
    lock: (who, to) => `${who} le da a ${to} ${w.theLock}.`,
    turnThree: (who, to) => `${who} le da a ${to} ${w.theTurnThree}.`,
  },
  coming: (cards) => (cards === 1 ? 'La carta siguiente:' : 'Las cartas siguientes del mazo:'),
  asks: {
    happens: '¿Qué pasa ahora?',
    score: (who) => `¿Cuántos puntos consigue ${who} en esta ronda?`,
    turn: '¿A quién le toca después?',
    game: '¿Cómo sigue la partida?',
    odds: 'Pedir o plantarse: ¿qué da más puntos de media en esta ronda?',
  },
  answers: 'Respuestas',

  busts: (who) => `${who} se pasa.`,
  saved: (who) => `${capitalised(w.theLifeSaver)} y la repetida se van. ${who} sigue en juego y el turno acaba.`,
  drawsAgain: (who) => `${capitalised(w.theLifeSaver)} y la repetida se van, y ${who} saca otra carta.`,
  playsOn: (who) => `${who} sigue en juego y la ronda continúa.`,
  keepsBoth: (who) => `${who} se queda con los dos ${w.lifeSavers}.`,
  locked: (who) => `${who} queda ${w.locked} y asegura sus puntos.`,
  sevenAtOnce: (who) => `${who} hace ${w.aTurn7} y la ronda acaba al momento.`,
  sevenLater: (who) => `${who} saca antes la tercera carta y luego hace ${w.aTurn7}.`,
  givesSpare: (to) => `${capitalised(w.theLifeSaver)} que sobra es para ${to}.`,
  discards: {
    lock: `${capitalised(w.theLock)} se descarta sin efecto.`,
    turnThree: `${capitalised(w.theTurnThree)} se descarta sin efecto.`,
    lifeSaver: `${capitalised(w.theLifeSaver)} que sobra se descarta.`,
  },
  chooses: (who) => `${who} elige para quién es ${w.theLock}.`,
  turnOf: (who) => `Le toca a ${who}.`,
  wins: (who) => `${who} gana la partida.`,
  anotherRound: 'Aún no ha ganado nadie: todos juegan otra ronda.',
  tiedOnly: 'Solo juegan otra ronda los que están empatados.',

  right: '¡Correcto!',
  wrong: 'Esta vez no.',
  rightAnswer: 'la correcta',
  yourAnswer: 'tu respuesta',
  whyOdds: (busts, cards, hit, stay) =>
    `Con ${number(busts)} de ${number(cards)} cartas te pasas. Pedir, y parar en el mejor momento, da ${number(hit, 1)} puntos de media; plantarse, ${number(stay)}.`,
  assumes: 'Calculado con exactitud con las cartas que quedan, y solo para esta ronda.',
  rule: (id) => `Leer ${id} en las reglas`,
  next: 'Siguiente pregunta',
  toResult: 'Ver el resultado',
  keys: (answers) => `Teclas: 1 ${answers === 2 ? 'o' : 'a'} ${number(answers)} para responder, Intro para seguir.`,
  back: 'Volver al resultado',
  lookAgain: 'Toca una pregunta para ver la respuesta y el porqué',

  result: (right, questions) => `${number(right)} de ${number(questions)} correctas`,
  praise: {
    all: 'Todas: este juego ya no tiene secretos para ti.',
    most: 'Sabes de qué va.',
    some: 'Un buen comienzo. Las explicaciones merecen otra mirada.',
  },
  best: (right) => `Lo mejor en este dispositivo: ${number(right)}`,
  newBest: 'Es tu mejor resultado.',
  again: 'Test nuevo',
  same: 'El mismo otra vez',
  share: { copy: 'Copiar el enlace de este test', copied: 'Enlace copiado', copyYourself: 'Copia este enlace:' },
});
