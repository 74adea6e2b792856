/** The lessons in French; each part has a file of its own. */
import { type Words, words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';
import { withOtherNames } from '../../other-names.ts';
import { basics } from './learn/basics.ts';
import { bonus } from './learn/bonus.ts';
import { faq } from './learn/cases.ts';
import { mistakes } from './learn/mistakes.ts';
import { scoring } from './learn/scoring.ts';

export const texts = (w: Words): Chapters['learn'] => ({
  title: 'Apprendre',
  lead: 'De la première carte à la plus étrange suite de cartes action. Ouvre les portes dans l’ordre, ou cherche ce que tu veux savoir.',
  path: 'Le parcours',
  parts: {
    basics: { name: 'Comment jouer', tells: 'Les règles en images, cinq minutes' },
    'first-game': { name: 'Première partie', tells: 'Joue une manche, tout est expliqué' },
    scoring: { name: 'Le score', tells: 'Chaque étape du calcul, et une calculette' },
    bonus: { name: 'Sept nombres', tells: `À quel point ${w.aTurn7} est rare, et quand tenter ce bonus` },
    mistakes: { name: 'Erreurs courantes', tells: 'Ce qu’on fait souvent, et ce qui est juste' },
    cases: { name: 'Cas difficiles', tells: 'Toute la FAQ, à regarder' },
    quiz: { name: 'Quiz', tells: 'Que se passe-t-il ? Tirer ou rester ?' },
    strategy: { name: 'Stratégie', tells: 'Les conseils connus, mis à l’épreuve' },
  },
  rulesPart: { name: 'Toutes les règles', tells: 'Chaque règle en entier, avec son numéro' },
  otherParts: 'Autres leçons',

  search: {
    label: 'Chercher dans les leçons',
    hint: 'Une carte, une situation, une règle : « second 7 », « R30 », « égalité »…',
    clear: 'Effacer',
    results: 'Résultats',
    count: (results) =>
      results === 0 ? 'Rien trouvé' : `${number(results)} ${results === 1 ? 'résultat' : 'résultats'}`,
    nothing: 'Essaie avec moins de mots, ou avec le nom d’une carte.',
    calledHere: (asked, here) => `« ${asked} » s’appelle ici « ${here} ».`,
    useNames: (names) => `Prendre les noms ${names}`,
    kinds: {
      lesson: 'Leçon',
      basics: 'Comment jouer',
      ruling: 'Règle',
      case: 'Cas de la FAQ',
      example: 'Score',
      mistake: 'Erreur',
      word: 'Mot',
    },
  },
  withOtherNames: withOtherNames(words),
  cardName: (from, card) => words[from][card],

  basics: basics(w),
  scoring: scoring(w),
  bonus: bonus(w),
  mistakes: mistakes(w),
  faq: faq(w),

  cases: {
    lead: 'Chaque question de la FAQ avec sa réponse, et la partie où elle se pose, à revoir carte par carte.',
    numbered: (id) => `Cas ${id}`,
    replays: 'Enregistrements',
    replay: (place) => `Enregistrement ${number(place)}`,
    rests: 'Cela repose sur',
    big: 'Ouvrir en grand',
    player: 'Enregistrement du cas',
  },
  watch: (id) => (id.startsWith('R') ? `Voir ${id}` : `Voir le cas ${id}`),
});
