import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const allShuffles = (shuffles: number) =>
  shuffles === 1 ? 'la mezcla es la que dan' : `las ${number(shuffles)} mezclas son las que dan`;

export const texts = (): Chapters['proof'] => ({
  proven: (shuffles) =>
    `Demostrado: ${allShuffles(shuffles)} el secreto y las semillas. La huella es la que este dispositivo vio antes de la primera carta, la semilla que dio está entre ellas, y las cartas son las que se repartieron.`,
  later: (names) =>
    names.length === 1
      ? `Después llegó la semilla de ${list(names)}: solo de acuerdo con el servidor se habrían podido probar muchas.`
      : `Después llegaron las semillas de ${list(names)}: solo de acuerdo con el servidor se habrían podido probar muchas.`,
  right: (shuffles) => `El registro es correcto en sí: ${allShuffles(shuffles)} su secreto y sus semillas.`,
  but: {
    own: 'Este dispositivo eligió el secreto y mezcló solo.',
    unseen:
      'Pero este dispositivo no vio la partida desde el principio. No puede decir si el secreto se eligió cuando ya se conocían las semillas.',
    'no seed':
      'La huella es la que este dispositivo vio antes de la primera carta. Pero no hay en ella ninguna semilla de este dispositivo, así que confías en quienes dieron la suya.',
  },
  unfair: 'NO es justa.',
  differs: {
    record: (why) => `El registro se contradice: ${why}.`,
    commitment: 'La huella del registro no es la que este dispositivo vio antes de la primera carta.',
    noCommitment: 'Este dispositivo vio una huella antes de la primera carta; el registro no tiene ninguna.',
    seed: 'La semilla que este dispositivo dio, y que el servidor aceptó, no está en el registro.',
    botSeed: (name) => `${name} es un bot y tiene una semilla; los bots no dan ninguna.`,
    card: (place, told, written) =>
      written === null
        ? `La carta ${number(place)} de la partida era ${told}; el registro acaba antes.`
        : `La carta ${number(place)} de la partida era ${told}; en el registro es ${written}.`,
  },
  pending: 'El secreto aún no se ha revelado.',
  none: 'Nadie se comprometió con las mezclas de esta partida.',
  noRecord: 'El registro de esta partida aún no está aquí.',
  unseeded: 'Nadie añadió una semilla: el secreto solo hizo las mezclas, y confías en el dispositivo que lo eligió.',
  seenCommitment: 'Huella que este dispositivo vio antes de la primera carta',
  givenSeed: 'Semilla que dio este dispositivo',
  commitment: 'Huella en el registro',
  secret: 'Secreto, mostrado después de la partida',
  seeds: 'Semillas en el registro',
  noSeed: 'ninguna',
  ownProgram:
    'Esta página viene del servidor que comprueba. Quien no se fíe guarda el registro y lo comprueba con un programa propio:',
});
