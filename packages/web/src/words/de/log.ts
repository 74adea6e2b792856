import { does, parts as narration, type Words } from '@turn7/narration/de';
import { list, listOr, percent } from '../format.ts';
import type { Texts } from '../texts.ts';

export const log = (w: Words): Texts['log'] => ({
  title: 'Verlauf',
  live: 'Was geschieht',
  why: 'Warum?',
  open: 'Verlauf öffnen',
  newest: 'Zur neuesten Zeile',
  sealed: 'Vor der ersten Karte versiegelt:',
  rulingNumber: (id) => `Regel ${id}`,
  cases: (cases) => `FAQ-${cases.length === 1 ? 'Fall' : 'Fälle'} ${list(cases)}`,
  readInRules: (id) => `${id} in den Regeln lesen`,
  botChose: {
    title: 'Ein Bot hat entschieden',
    tells: 'Warum, steht oben. Der Platz gehört weiter derselben Person: Sobald sie da ist, spielt sie selbst weiter.',
  },
  nowTurnOf: (who) => (who.you ? 'Jetzt bist du am Zug.' : `Jetzt ist ${who.text} am Zug.`),
  holds: (who, cards, score) =>
    cards.length === 0
      ? `${does(who, 'hast', 'hat')} keine Karten.`
      : `${does(who, 'hast', 'hat')} ${list(cards)}: ${narration.common(w).points(score)}.`,
  answers: { hit: 'ziehen', stay: 'aufhören' },
  targets: (who) => `Zur Wahl: ${listOr(who.map((name) => (name.you ? 'du selbst' : name.text)))}.`,
  coach: (answer, bust) =>
    bust === null
      ? `Der Berater rät: ${answer}.`
      : `Der Berater rät: ${answer}. Die nächste Karte lässt dich in ${percent(bust)} der Fälle platzen.`,
});
