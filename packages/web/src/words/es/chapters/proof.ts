import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const allShuffles = (shuffles: number) =>
  shuffles === 1 ? 'la mezcla es la que dan' : `las ${number(shuffles)} mezclas son las que dan`;

export const texts = (): Chapters['proof'] => ({
  proven: (shuffles) =>
    `Demostrado: ${allShuffles(shuffles)} el secreto y los números aleatorios. La huella es la que este dispositivo vio antes de la primera carta, el número que dio está entre ellos, y las cartas son las que se repartieron.`,
  later: (names) =>
    names.length === 1
      ? `Después llegó el número de ${list(names)}: solo de acuerdo con el servidor se habrían podido probar muchos.`
      : `Después llegaron los números de ${list(names)}: solo de acuerdo con el servidor se habrían podido probar muchos.`,
  right: (shuffles) => `El registro es correcto en sí: ${allShuffles(shuffles)} su secreto y sus números aleatorios.`,
  but: {
    own: 'Este dispositivo eligió el secreto y mezcló solo.',
    unseen:
      'Pero este dispositivo no vio la partida desde el principio. No puede decir si el secreto se eligió cuando ya se conocían los números aleatorios.',
    'no seed':
      'La huella es la que este dispositivo vio antes de la primera carta. Pero ningún número de este dispositivo entró en la mezcla, así que confías en quienes dieron el suyo.',
  },
  unfair: 'NO es justa.',
  differs: {
    record: (why) => `El registro se contradice: ${why}.`,
    commitment: 'La huella del registro no es la que este dispositivo vio antes de la primera carta.',
    noCommitment: 'Este dispositivo vio una huella antes de la primera carta; el registro no tiene ninguna.',
    seed: 'El número aleatorio que este dispositivo dio, y que el servidor aceptó, no está en el registro.',
    botSeed: (name) => `${name} es un bot y tiene un número aleatorio; los bots no dan ninguno.`,
    card: (place, told, written) =>
      written === null
        ? `La carta ${number(place)} de la partida era ${told}; el registro acaba antes.`
        : `La carta ${number(place)} de la partida era ${told}; en el registro es ${written}.`,
  },
  pending: 'El secreto aún no se ha revelado.',
  none: 'Nadie se comprometió con las mezclas de esta partida.',
  noRecord: 'El registro de esta partida aún no está aquí.',
  unseeded:
    'Nadie añadió un número aleatorio: el secreto solo hizo las mezclas, y confías en el dispositivo que lo eligió.',
  seenCommitment: 'Huella que este dispositivo vio antes de la primera carta',
  givenSeed: 'Número aleatorio que dio este dispositivo',
  commitment: 'Huella en el registro',
  secret: 'Secreto, mostrado después de la partida',
  seeds: 'Números aleatorios en el registro',
  noSeed: 'ninguno',
  ownProgram:
    'Esta página viene del servidor que comprueba. Quien no se fíe guarda el registro y lo comprueba con un programa propio:',
});
