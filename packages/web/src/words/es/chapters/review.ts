import type { Words } from '@turn7/narration/es';
import { review } from '@turn7/narration/es/review';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (w: Words): Chapters['review'] => ({
  told: review(),

  title: 'Análisis',
  first: 'Primer repaso de la partida…',
  better: (pass, passes) => `Cada vez más preciso, paso ${pass} de ${passes}…`,
  done: 'El análisis está terminado.',
  stopped: 'Detenido.',
  stoppedEarly: 'Detenido antes de tener algo que mostrar.',
  playedOut: (times) => `Cada respuesta se jugó hasta el final al menos ${times} veces.`,
  playedOutSome: 'Las decisiones ajustadas se jugaron hasta el final; las demás se estiman.',
  estimated: 'Cada respuesta se estima; ninguna se ha jugado aún hasta el final.',
  failed: 'El análisis no pudo terminar: el navegador cerró la parte de la página que trabaja en él.',
  progress: 'Cuánto ha avanzado el análisis',
  stop: 'Detener',
  goOn: 'Seguir',
  more: 'Más precisión',
  again: 'Intentarlo otra vez',
  unfinished:
    'Esta partida no está terminada: se analiza hasta donde llega, y el resultado es la probabilidad en la última pregunta.',

  winChances: (sharp) => `Probabilidad de ganar si todos siguen como ${sharp}`,
  chances: 'Probabilidad de ganar durante la partida',
  asTable: 'Lo mismo como tabla',
  round: 'Ronda',
  atEnd: 'Final',
  soFar: 'Hasta ahora',

  choices: 'Decisiones',
  whose: 'Decisiones de quién',
  everybody: 'Todos',
  onlyErrors: 'Solo errores',
  noChoices: 'No hay ninguna decisión así.',
  choice: (round, name, answer, verdict) => `Ronda ${round}, ${name}: ${answer} – ${verdict}`,
  gradesOf: (name) => `Notas de ${name}`,
  costs: (cost) => `cuesta ${cost}`,
  gains: (gain) => `${gain} frente a lo que haría quien cuenta las cartas`,

  wasPlayed: 'jugado',
  options: 'Respuestas comparadas',
  verdict: 'La decisión de este momento',
  noChoiceYet:
    'En esta ronda aún no se ha tomado ninguna decisión. Elige un momento del gráfico o una de las decisiones: aquí verás si fue buena y por qué.',
  playedBest: (answer) => `Se jugó: ${answer}. Nada es mejor de forma medible.`,
  played: (answer, best) => `Se jugó: ${answer}. Lo mejor: ${best}.`,
  fromTo: ({ you, text }, before, after) =>
    `${you ? 'Tu probabilidad de ganar' : `Probabilidad de ganar de ${text}`}: ${before} → ${after}.`,
  reason: ({ you, text }, reason) => `${you ? 'El consejero te dice' : `El consejero a ${text}`}: «${reason}»`,

  luckAndSkill: 'Suerte y habilidad',
  addsUp: 'Cada barra empieza donde acaba la anterior: de la probabilidad inicial al resultado.',
  leftOut: (count) =>
    count === 1
      ? 'Un asiento más está solo en la tabla. Elígelo arriba para ver sus barras.'
      : `${number(count)} asientos más están solo en la tabla. Elige uno arriba para ver sus barras.`,
  player: 'Quién',
  luck: 'Suerte de cartas',

  turningPoints: 'Momentos decisivos',
  noTurningPoints: 'Ninguna carta ni decisión decidió por sí sola esta partida.',
  inRound: (round) => `ronda ${round}`,
  extremes: 'Lo mejor y lo peor',
  bestChoice: 'Mejor decisión',
  worstChoice: 'Peor decisión',
  luckiestCard: 'Carta con más suerte',
  unluckiestCard: 'Carta con menos suerte',

  sharing: 'Compartir el análisis',
  savePicture: 'Guardar como imagen',
  sharePicture: 'Compartir la imagen',
  noPicture: 'No se pudo crear la imagen.',
  link: 'Copiar el enlace',
  linkCopied: 'Enlace copiado',
  linkByHand: 'Copia este enlace',
  unfinishedGame: (round) => `${w.turn7}: una partida hasta la ronda ${round}, aún sin terminar`,
  notPictured: (count) =>
    count === 1 ? 'Un asiento más no está en la imagen.' : `${number(count)} asientos más no están en la imagen.`,
  pictureFoot: (host) => `Analizado en ${host}`,

  assumes: (sharp) => `Las probabilidades suponen que desde ese momento todos juegan como el bot ${sharp}.`,
  meaning: 'Qué significan las cifras',
  means: {
    others: 'Por eso, en una mesa más floja, las decisiones de los demás dan algo a todos.',
    own: (sharp) =>
      `Las decisiones propias se comparan con lo que habría hecho ${sharp}; lo que cuesta una decisión, con la mejor respuesta.`,
    luck: 'La suerte es lo que cambiaron las cartas, las sacara quien las sacara. En cada carta, la suerte de todos los asientos se compensa.',
    correction: 'La corrección es el error de la propia estimación, ni suerte ni habilidad.',
    error:
      '± es un error estándar: dos de cada tres veces la verdad no está más lejos. Una decisión a menos de dos errores de la mejor cuenta como la mejor.',
  },
});
