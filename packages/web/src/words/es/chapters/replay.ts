import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (w: Words): Chapters['replay'] => ({
  title: 'Repetición – Turn 7',
  heading: 'Repetición',
  players: (count) => (count === 1 ? 'una persona' : `${number(count)} personas`),
  board: 'La mesa en este momento',
  moment: 'El momento en palabras',
  step: (round, step, steps) => `Ronda ${number(round)}, paso ${number(step)} de ${number(steps)}`,
  beforeStart: 'Antes de la primera carta',
  beforeStartTells: 'Todos se han sentado. Avanza un paso o pulsa Reproducir.',
  totals: 'Totales por ronda',

  controls: 'Controles de la repetición',
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

  whatIf: {
    button: 'Seguir desde aquí',
    tells: 'Las cartas y decisiones hasta aquí quedan como fueron. El resto del mazo se baraja de nuevo.',
    seat: 'Tu asiento',
    seatWith: (name, total) => `${name}, ${number(total)} puntos`,
    over: 'Ya no se pregunta a nadie: aquí la partida está decidida.',
  },

  check: 'Comprobar la mezcla',
  embed: 'Insertar en una página',

  openLead: 'Abre una partida guardada como archivo .t7, suéltalo aquí o pega su texto.',
  chooseFile: 'Elegir un archivo',
  dropHere: 'Suelta el archivo aquí',
  paste: 'Texto del registro',
  show: 'Ver la repetición',
  another: 'Otra partida',
  whichGame: 'Partida',
  gameTitle: (place) => `Partida ${number(place)}`,
  wrong: {
    is: (name, what) => `${name === null ? 'Esto' : `«${name}»`} es ${what}, no un registro de Turn 7.`,
    foreign: {
      picture: 'una imagen',
      pdf: 'un documento PDF',
      archive: 'un archivo comprimido o un documento de oficina',
      media: 'sonido o vídeo',
      data: 'un archivo sin texto legible',
      json: 'un archivo JSON',
      markup: 'una página web u otro marcado',
      text: 'un texto corriente',
      empty: 'un archivo o texto vacío',
    },
    record: (name) =>
      `${name === null ? 'Esto' : `«${name}»`} empieza como un registro de Turn 7, pero no se puede jugar.`,
    cut: 'Parece cortado: falta el final.',
    stopped: (line, text) => `La lectura se detuvo en la línea ${number(line)}: «${text}».`,
    expected: 'Se espera un archivo de texto, normalmente .t7, que empiece con la línea «turn7 record 1».',
    large: (name, size, most) =>
      `${name === null ? 'Esto' : `«${name}»`} ocupa ${number(size)} MB. Una partida tiene unos miles de letras; se leen ${number(most)} MB como mucho.`,
    unreadable: (name) =>
      `${name === null ? 'Esto' : `«${name}»`} no se puede leer: es una carpeta, o el archivo ya no está o está bloqueado. Se espera un archivo de texto, normalmente .t7.`,
    gone: 'Esta partida no está en este dispositivo. Se borró o se jugó en otro.',
    link: 'Este enlace está dañado: una parte se perdió por el camino. Pídelo otra vez o abre el registro mismo.',
    table: (code, game) =>
      `La mesa ${code} no tiene aquí registro de la partida ${number(game)}. Se conserva un tiempo tras la partida; guárdalo antes.`,
    network: 'El registro está en el servidor, y este no responde. Inténtalo en un momento.',
  },
});
