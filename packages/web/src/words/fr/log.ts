import { does, parts as narration, of, type Words } from '@turn7/narration/fr';
import { list, listOr, percent } from '../format.ts';
import type { Texts } from '../texts.ts';

export const log = (w: Words): Texts['log'] => ({
  title: 'Journal',
  live: 'Ce qui se passe',
  why: 'Pourquoi ?',
  open: 'Ouvrir le journal',
  newest: 'Vers la dernière ligne',
  sealed: 'Scellé avant la première carte :',
  rulingNumber: (id) => `Règle ${id}`,
  cases: (cases) => `Cas ${list(cases)} de la FAQ`,
  readInRules: (id) => `Lire ${id} dans les règles`,
  botChose: {
    title: 'Un bot a choisi',
    tells:
      'La phrase ci-dessus dit pourquoi. La place reste à la même personne : dès qu’elle est là, elle rejoue elle-même.',
  },
  nowTurnOf: (who) => (who.you ? 'Maintenant, à toi de jouer.' : `Maintenant, au tour ${of(who.text)}.`),
  holds: (who, cards, score) =>
    cards.length === 0
      ? `${does(who, 'n’as', 'n’a')} pas de carte.`
      : `${does(who, 'as', 'a')} ${list(cards)} : ${narration.common(w).points(score)}.`,
  answers: { hit: 'tirer', stay: 'rester' },
  targets: (who) => `Au choix : ${listOr(who.map((name) => (name.you ? 'toi-même' : name.text)))}.`,
  coach: (answer, bust) =>
    bust === null
      ? `Le conseiller dit : ${answer}.`
      : `Le conseiller dit : ${answer}. La prochaine carte te fait sauter dans ${percent(bust)} des cas.`,
});
