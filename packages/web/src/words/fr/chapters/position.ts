import { counted, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words): Chapters['position'] => ({
  title: 'Éditeur de position',
  lead: 'Pose ce qui se trouve sur la table. Les chances, le meilleur jeu et un conseil suivent aussitôt, et le lien garde tout.',
  presets: 'Exemples',
  preset: {
    hand: (cards) => `Main ${cards}`,
    behind: (_cards, totals) => `En retard ${totals}`,
    ahead: (_cards, totals) => `En tête ${totals}`,
    six: () => 'Six nombres',
    doubled: () => 'Points doublés',
    saved: () => `Avec ${w.aLifeSaver}`,
    last: () => 'Plus que toi en jeu',
  },
  undo: 'Annuler',
  table: 'La table',
  seats: 'Places',
  fewerSeats: 'Une place de moins',
  moreSeats: 'Une place de plus',
  decks: 'Paquets',
  fewerDecks: 'Un paquet de moins',
  moreDecks: 'Un paquet de plus',
  target: 'Objectif',
  total: 'Score total',
  status: 'Dans la manche',
  numbers: 'Nombres',
  others: `Bonus et ${w.lifeSaver}`,
  noCards: 'aucune carte',
  asked: 'À son tour',
  isAsked: 'Doit choisir',
  deals: 'Donne cette manche',
  seen: (cards) => `Cartes déjà vues : ${number(cards)}`,
  seenTells: 'Ce qui se trouve dans la défausse. Les cartes sur la table comptent de toute façon.',
  copies: (copies, most) => `${number(copies)} sur ${number(most)}`,
  oneFewer: (card) => `${card} : une de moins`,
  oneMore: (card) => `${card} : une de plus`,
  impossibleShort: 'Impossible : voir pourquoi',
  barTells: (chance, busts, cards) => `${chance} de risque : ${counted(busts, 'carte', 'cartes')} sur ${number(cards)}`,
  impossible: 'Aucune partie ne peut se présenter ainsi :',
  problem: {
    twice: (seat, card) => `${seat} a deux fois le nombre ${card} ; attendu : des nombres différents.`,
    seven: (seat, numbers, most) =>
      `${seat} a ${number(numbers)} nombres, ce qui termine la manche ; attendu : ${number(most)} au plus.`,
    savers: (seat, count) => `${seat} a ${number(count)} ${w.lifeSavers} ; attendu : une seule au plus.`,
    strange: (seat, card) => `${seat} tient ${card} ; attendu : des nombres, des bonus ou ${w.aLifeSaver}.`,
    askedOut: (seat, status) =>
      `${seat} doit choisir mais n’est plus dans la manche (${status}) ; attendu : une place en jeu.`,
    askedEmpty: (seat) =>
      `${seat} doit choisir mais n’a aucune carte ; attendu : au moins une (sans carte, on doit tirer).`,
    won: (seat, total, target) =>
      `${seat} a déjà gagné avec ${number(total)} ; attendu : des totaux sous ${number(target)}, ou une égalité en tête.`,
    copies: (card, count, most) =>
      `${card} est posé ou déjà vu ${number(count)} fois ; attendu : ${number(most)} au plus, il n’y en a pas davantage.`,
  },
  question: (seat) => `${seat} : tirer ou rester ?`,
  nextCard: 'La prochaine carte',
  busts: (busts, cards) =>
    `${counted(busts, 'carte', 'cartes')} sur ${number(cards)} ${busts < 2 ? 'fait' : 'font'} sauter`,
  turn7: w.turn7,
  hitOnce: 'Tirer une fois, puis rester',
  stayNow: 'Rester maintenant',
  forPoints: 'Le mieux pour les points',
  forPointsTells: (hit, stay) =>
    `Tirer donne ${number(hit, 2)} en moyenne en jouant la suite au mieux, rester ${number(stay)}.`,
  playedOn: (bust, turn7) =>
    `En jouant ainsi, on saute dans ${percent(bust, 1)} des cas et on fait ${w.aTurn7} dans ${percent(turn7, 1)}.`,
  forPointsAssumes: `Exact, comme si seule cette place tirait encore ; les cartes ${w.lock} et ${w.turnThree} vont aux autres.`,
  ignored: (chance) => `Les cartes qui viennent avec une probabilité de ${chance} n’ont pas été suivies jusqu’au bout.`,
  forWin: 'Le mieux pour gagner',
  tooClose: 'Trop serré pour trancher',
  tooCloseTells: (share) =>
    `Tirer et rester diffèrent de moins de ${percent(share)} des parties : trop peu pour que les essais le montrent. Fais comme tu veux.`,
  forWinAssumes: 'Par le bot le plus fort : des manches jouées jusqu’au bout et un jugement entraîné des totaux.',
  thinking: 'Réflexion…',
  failed: 'Le calcul n’a pas pu se faire ici.',
  kinds: 'Ce que peut être la prochaine carte',
  kindsTells: (cards) => `${number(cards)} cartes restent à venir, dans un ordre que personne ne connaît.`,
  kindsSay: (cards, chance) => `Le plus probable comme prochaine carte : ${list(cards)}, ${percent(chance, 1)}.`,
  kindsRow: (left, chance) => `${number(left)} · ${chance}`,
  card: 'Carte',
  left: 'Restent',
  chance: 'Probabilité',
});
