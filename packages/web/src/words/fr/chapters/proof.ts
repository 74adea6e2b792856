import { of } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const allShuffles = (shuffles: number) =>
  shuffles === 1 ? 'le mélange est celui que donnent' : `les ${number(shuffles)} mélanges sont ceux que donnent`;

export const texts = (): Chapters['proof'] => ({
  proven: (shuffles) =>
    `Prouvé : ${allShuffles(shuffles)} le secret et les graines. L’empreinte est celle que cet appareil a vue avant la première carte, la graine qu’il a donnée en fait partie, et les cartes sont celles qui ont été distribuées.`,
  later: (names) =>
    names.length === 1
      ? `La graine ${of(list(names))} est venue après : il aurait fallu être de mèche avec le serveur pour en essayer beaucoup.`
      : `Les graines ${of(list(names))} sont venues après : il aurait fallu être de mèche avec le serveur pour en essayer beaucoup.`,
  right: (shuffles) => `L’enregistrement est cohérent : ${allShuffles(shuffles)} son secret et ses graines.`,
  but: {
    own: 'Cet appareil a choisi le secret et mélangé seul.',
    unseen:
      'Mais cet appareil n’a pas vu la partie depuis le début. Il ne peut pas dire si le secret n’a été choisi qu’une fois les graines connues.',
    'no seed':
      'L’empreinte est celle que cet appareil a vue avant la première carte. Mais aucune graine de cet appareil n’y est : tu comptes sur ceux qui ont donné la leur.',
  },
  unfair: 'PAS équitable.',
  differs: {
    record: (why) => `L’enregistrement se contredit : ${why}.`,
    commitment: 'L’empreinte de l’enregistrement n’est pas celle que cet appareil a vue avant la première carte.',
    noCommitment: 'Cet appareil a vu une empreinte avant la première carte ; l’enregistrement n’en a pas.',
    seed: 'La graine que cet appareil a donnée, et que le serveur a prise, manque dans l’enregistrement.',
    botSeed: (name) => `${name} est un bot et a une graine ; les bots n’en donnent pas.`,
    card: (place, told, written) =>
      written === null
        ? `La carte ${number(place)} de la partie était ${told} ; l’enregistrement s’arrête avant.`
        : `La carte ${number(place)} de la partie était ${told} ; dans l’enregistrement, c’est ${written}.`,
  },
  pending: 'Le secret n’est pas encore révélé.',
  none: 'Personne ne s’est engagé sur les mélanges de cette partie.',
  noRecord: 'L’enregistrement de cette partie n’est pas encore là.',
  unseeded:
    'Personne n’a ajouté de graine : le secret seul a mélangé, et tu fais confiance à l’appareil qui l’a choisi.',
  seenCommitment: 'Empreinte que cet appareil a vue avant la première carte',
  givenSeed: 'Graine que cet appareil a donnée',
  commitment: 'Empreinte dans l’enregistrement',
  secret: 'Secret, montré après la partie',
  seeds: 'Graines dans l’enregistrement',
  noSeed: 'aucune',
  ownProgram:
    'Cette page vient du serveur qu’elle vérifie. Qui ne lui fait pas confiance garde l’enregistrement et le vérifie avec son propre programme :',
});
