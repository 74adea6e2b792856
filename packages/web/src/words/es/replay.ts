import type { Words } from '@turn7/narration/es';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const replay = (w: Words): Texts['replay'] => ({
  title: 'Repetición – Turn 7',
  heading: 'Repetición',
  players: (count) => (count === 1 ? 'una persona' : `${number(count)} personas`),
  board: 'La mesa en este momento',
  moment: 'El momento en palabras',
  step: (round, step, steps) => `Ronda ${number(round)}, paso ${number(step)} de ${number(steps)}`,
  beforeStart: 'Antes de la primera carta',
  beforeStartTells: 'Todos se han sentado. Avanza un paso o pulsa Reproducir.',
  totals: 'Totales por ronda',

  controls: 'Mandos de la repetición',
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  previousRound: 'Ronda anterior',
  nextRound: 'Ronda siguiente',
  scrub: 'Momento',
  speed: (times) => `Velocidad ${number(times, times % 1 === 0 ? 0 : 1)}×`,

  highlights: 'Grandes momentos',
  bustIn: (round, name) => `${number(round)} · ${name} se pasa`,
  turn7In: (round, name) => `${number(round)} · ${w.turn7}: ${name}`,

  link: 'Enlace a este momento',
  linkCopied: 'Enlace copiado',
  linkShown: 'Copia este enlace',
  download: 'Guardar el registro',
  position: 'Abrir en el laboratorio',

  check: 'Comprobar la mezcla',

  openLead: 'Abre una partida guardada como archivo .t7, suéltalo aquí o pega su texto.',
  chooseFile: 'Elegir un archivo',
  dropHere: 'Suelta el archivo aquí',
  paste: 'Texto del registro',
  show: 'Ver la repetición',
  another: 'Otra partida',
  whichGame: 'Partida',
  gameTitle: (place) => `Partida ${number(place)}`,
  wrongLine: (line) => `Línea ${number(line)}:`,
  wrongEmpty: 'En este texto no hay ningún registro. Un registro empieza con la línea «turn7 record 1».',
  wrongLink: 'Este enlace está dañado: una parte se perdió por el camino. Pídelo otra vez o abre el registro mismo.',
  wrongTable: (code, game) =>
    `La mesa ${code} no tiene aquí registro de la partida ${number(game)}. Se conserva un tiempo tras la partida; guárdalo antes.`,
  wrongNetwork: 'El registro está en el servidor, y este no responde. Inténtalo en un momento.',
});
