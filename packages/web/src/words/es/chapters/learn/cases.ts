import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number } from '../../../format.ts';

export const faq = (w: Words): Chapters['learn']['faq'] => ({
  1: {
    question: 'Te pasas. ¿Qué ocurre con tus cartas?',
    answer: 'Se quedan boca abajo delante de ti hasta que acaba la ronda; después van al descarte con todas las demás.',
  },
  2: {
    question: `Recibes ${w.aLock} en el reparto. ¿Puede ir a alguien que aún no tiene carta?`,
    answer: 'Sí, y hay que decidirlo al momento. Ese asiento sale de la ronda antes de su primera carta, con 0 puntos.',
  },
  3: {
    question: `¿Puedes quedarte con ${w.aLock}?`,
    answer: 'Sí. Aseguras tus puntos y sales.',
  },
  4: {
    question: `Estás ${w.locked}. ¿Qué ocurre con ${w.theLock} y con tus cartas?`,
    answer: 'Todo se queda descubierto delante de ti hasta que acaba la ronda, y tus cartas suman.',
  },
  5: {
    question: `${capitalised(w.aLifeSaver)} ha parado una repetida. ¿Sigue siendo tu turno?`,
    answer: 'No. Tu turno ha acabado y le toca al asiento siguiente.',
  },
  6: {
    question: `¿Adónde van ${w.theLifeSaver} y la repetida?`,
    answer: 'Las dos cartas van enseguida al descarte. El número que ya estaba en tu fila se queda.',
  },
  7: {
    question: `Acaba la ronda y aún tienes ${w.aLifeSaver}. ¿Puedes guardarlo?`,
    answer: 'No. Se descarta al final de la ronda.',
  },
  8: {
    question: `Tienes ${w.aLifeSaver} y sacas otro. ¿Qué haces?`,
    answer: 'Dáselo a un asiento en juego que no tenga, el que elijas. Si no hay ninguno, se descarta.',
  },
  9: {
    question: `El total más alto, de al menos ${number(DEFAULT_TARGET)}, está empatado. ¿Quién gana?`,
    answer:
      'Nadie todavía. Todos juegan otra ronda, también quienes no empatan, hasta que un solo asiento va en cabeza.',
  },
  10: {
    question: '¿El ×2 dobla también las cartas +N?',
    answer: 'No. Suma los números, dóblalos y solo entonces añade las cartas +N.',
  },
  11: {
    question: 'Acabas la ronda solo con modificadores. ¿Suman?',
    answer: 'Las cartas +N, sí. El ×2 no vale nada: no hay números que doblar.',
  },
  12: {
    question: `${capitalised(w.aTurnThree)} ha terminado. ¿Adónde va la carta?`,
    answer: 'Enseguida al descarte, acabe como acabe. No se queda delante del asiento.',
  },
  13: {
    question: `Sacas ${w.aLock} o ${w.aTurnThree} y solo quedas tú en juego. ¿Debes quedártelo?`,
    answer: 'Sí. Solo puede ir a un asiento en juego, y ese es el tuyo.',
  },
  14: {
    question: `Entre las tres cartas ${w.ofTheTurnThree} sale otro. ¿Qué ocurre?`,
    answer: `Cuenta como una de las tres y espera. Tras la tercera carta, quien lo sacó elige un asiento en juego. Después de pasarse o de ${w.aTurn7}, se descarta.`,
  },
  15: {
    question: `Entre las tres cartas ${w.ofTheTurnThree} sale ${w.aLock}. ¿Qué ocurre?`,
    answer: `Cuenta como una de las tres y espera. Tras la tercera carta, quien lo sacó se lo da a un asiento en juego, quizá el suyo. Después de pasarse o de ${w.aTurn7}, se descarta.`,
  },
  16: {
    question: 'Hay varias cartas de acción apartadas. ¿En qué orden actúan?',
    answer:
      'Se asignan en el orden en que salieron, a un asiento o a varios. Cuando todas tienen destino, actúan en ese mismo orden.',
  },
  '16a': {
    question: `A un asiento se le asigna ${w.aLock} y después ${w.aTurnThree}. ¿Qué ocurre?`,
    answer: `Queda ${w.locked} y sale. La segunda carta se descarta sin efecto.`,
  },
  '16b': {
    question: `A un asiento se le asignan dos ${w.turnThrees}. ¿Qué ocurre?`,
    answer: `Se saca entero el primero y después el segundo; no se puede pasar a nadie. Si en el primero el asiento se pasa o hace ${w.aTurn7}, el segundo se descarta.`,
  },
  '16c': {
    question: `Un asiento tiene asignado ${w.aLock}. ¿Se le puede dar aún ${w.aTurnThree}?`,
    answer: `Sí, mientras ${w.theLock} no haya actuado. Pero va antes en la cola: el asiento sale y la otra carta se descarta.`,
  },
  17: {
    question: `Recibes ${w.aTurnThree} en el reparto. ¿Cómo funciona?`,
    answer:
      'Elige al momento un asiento en juego, quizá el tuyo. Las tres cartas se sacan antes de seguir repartiendo; valen las reglas de siempre.',
  },
  18: {
    question: 'Tuviste que sacar tres cartas antes de recibir la primera. ¿Se te reparte otra?',
    answer: 'Solo si quieres: cuando te llega el reparto, se te pregunta si pides o te plantas.',
  },
  19: {
    question: `${capitalised(w.aTurnThree)} se jugó sobre otra persona. ¿A quién le toca?`,
    answer: 'Al asiento siguiente al que recibió la carta, también tras una cadena larga.',
  },
  20: {
    question: 'Te pasas con la primera o la segunda de las tres cartas. ¿Sacas el resto?',
    answer: 'No. Quedas fuera al momento y no se saca ninguna más.',
  },
  21: {
    question: `La primera o la segunda de las tres cartas completa ${w.aTurn7}. ¿Sacas el resto?`,
    answer: 'No. La ronda acaba al instante, para todos.',
  },
  22: {
    question: `¿Ayuda entre las tres cartas ${w.aLifeSaver} que ya tenías?`,
    answer: 'Sí. Para la repetida como siempre, y sigues hasta completar las tres cartas.',
  },
  23: {
    question: `Tienes ${w.aLifeSaver} y entre las tres cartas sale otro. ¿Qué haces?`,
    answer:
      'Cuenta como una de las tres y va enseguida a un asiento en juego que no tenga; si no hay ninguno, al descarte.',
  },
  24: {
    question: `Sacas tu primer ${w.lifeSaver} entre las tres cartas. ¿Puedes quedártelo y usarlo?`,
    answer: 'Sí, las dos cosas. Nunca se aparta, y puede parar una repetida entre esas mismas tres cartas.',
  },
});
