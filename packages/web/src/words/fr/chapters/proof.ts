import { of } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const allShuffles = (shuffles: number) =>
  shuffles === 1 ? 'le mélange est celui que donnent' : `les ${number(shuffles)} mélanges sont ceux que donnent`;

export const texts = (): Chapters['proof'] => ({
  proven: (shuffles) =>
    `Prouvé : ${allShuffles(shuffles)} le secret et les nombres aléatoires. L’empreinte est celle que cet appareil a vue avant la première carte, le nombre qu’il a donné en fait partie, et les cartes sont celles qui ont été distribuées.`,
  later: (names) =>
    names.length === 1
      ? `Le nombre ${of(list(names))} est venu après : il aurait fallu être de mèche avec le serveur pour en essayer beaucoup.`
      : `Les nombres ${of(list(names))} sont venus après : il aurait fallu être de mèche avec le serveur pour en essayer beaucoup.`,
  right: (shuffles) => `L’enregistrement est cohérent : ${allShuffles(shuffles)} son secret et ses nombres aléatoires.`,
  but: {
    own: 'Cet appareil a choisi le secret et mélangé seul.',
    unseen:
      'Mais cet appareil n’a pas vu la partie depuis le début. Il ne peut pas dire si le secret n’a été choisi qu’une fois les nombres aléatoires connus.',
    'no seed':
      'L’empreinte est celle que cet appareil a vue avant la première carte. Mais aucun nombre de cet appareil n’est entré dans le mélange : tu comptes sur ceux qui ont donné le leur.',
  },
  unfair: 'PAS équitable.',
  differs: {
    record: (why) => `L’enregistrement se contredit : ${why}.`,
    commitment: 'L’empreinte de l’enregistrement n’est pas celle que cet appareil a vue avant la première carte.',
    noCommitment: 'Cet appareil a vu une empreinte avant la première carte ; l’enregistrement n’en a pas.',
    seed: 'Le nombre aléatoire que cet appareil a donné, et que le serveur a pris, manque dans l’enregistrement.',
    botSeed: (name) => `${name} est un bot et a un nombre aléatoire ; les bots n’en donnent pas.`,
    card: (place, told, written) =>
      written === null
        ? `La carte ${number(place)} de la partie était ${told} ; l’enregistrement s’arrête avant.`
        : `La carte ${number(place)} de la partie était ${told} ; dans l’enregistrement, c’est ${written}.`,
  },
  pending: 'Le secret n’est pas encore révélé.',
  none: 'Personne ne s’est engagé sur les mélanges de cette partie.',
  noRecord: 'L’enregistrement de cette partie n’est pas encore là.',
  unseeded:
    'Personne n’a ajouté de nombre aléatoire : le secret seul a mélangé, et tu fais confiance à l’appareil qui l’a choisi.',
  seenCommitment: 'Empreinte que cet appareil a vue avant la première carte',
  givenSeed: 'Nombre aléatoire que cet appareil a donné',
  commitment: 'Empreinte dans l’enregistrement',
  secret: 'Secret, montré après la partie',
  seeds: 'Nombres aléatoires dans l’enregistrement',
  noSeed: 'aucun',
  ownProgram:
    'Cette page vient du serveur qu’elle vérifie. Qui ne lui fait pas confiance garde l’enregistrement et le vérifie avec son propre programme :',
});
