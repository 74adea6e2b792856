import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number } from '../../../format.ts';

export const faq = (w: Words): Chapters['learn']['faq'] => ({
  1: {
    question: 'Tu sautes. Que deviennent tes cartes ?',
    answer:
      'Elles restent devant toi, retournées, jusqu’à la fin de la manche ; puis elles vont à la défausse avec toutes les autres.',
  },
  2: {
    question: `Tu reçois ${w.aLock} à la donne. Peut-il viser quelqu’un qui n’a pas encore de carte ?`,
    answer:
      'Oui, et il faut choisir tout de suite. Cette place sort de la manche avant sa première carte, avec 0 point.',
  },
  3: {
    question: `Peux-tu garder ${w.aLock} pour toi ?`,
    answer: 'Oui. Tu encaisses tes points et tu sors.',
  },
  4: {
    question: `Tu es ${w.locked}. Que deviennent ${w.theLock} et tes cartes ?`,
    answer: 'Tout reste visible devant toi jusqu’à la fin de la manche, et tes cartes comptent.',
  },
  5: {
    question: `${capitalised(w.aLifeSaver)} a arrêté un doublon. Est-ce encore ton tour ?`,
    answer: 'Non. Ton tour est fini, et c’est à la place suivante.',
  },
  6: {
    question: `Où vont ${w.theLifeSaver} et le doublon ?`,
    answer: 'Les deux vont aussitôt à la défausse. Le nombre qui était déjà dans ta rangée y reste.',
  },
  7: {
    question: `La manche finit et tu as encore ${w.aLifeSaver}. Peux-tu la garder ?`,
    answer: 'Non. Elle part à la défausse à la fin de la manche.',
  },
  8: {
    question: `Tu as ${w.aLifeSaver} et tu en tires une autre. Que faire ?`,
    answer: 'Donne-la à une place en jeu de ton choix qui n’en a pas. S’il n’y en a aucune, elle part à la défausse.',
  },
  9: {
    question: `Le plus haut total, d’au moins ${number(DEFAULT_TARGET)}, est partagé. Qui gagne ?`,
    answer:
      'Personne encore. Tout le monde rejoue une manche, même sans être à égalité, jusqu’à ce qu’une seule place soit en tête.',
  },
  10: {
    question: 'Le ×2 double-t-il aussi les cartes +N ?',
    answer: 'Non. Additionne les nombres, double-les, et seulement ensuite ajoute les cartes +N.',
  },
  11: {
    question: 'Tu finis la manche avec des bonus seulement. Comptent-ils ?',
    answer: 'Les cartes +N, oui. Le ×2 ne vaut rien : il n’y a pas de nombres à doubler.',
  },
  12: {
    question: `${capitalised(w.aTurnThree)} est terminé. Où va la carte ?`,
    answer: 'Tout de suite à la défausse, quelle qu’en soit l’issue. Elle ne reste pas devant la place.',
  },
  13: {
    question: `Tu tires ${w.aLock} ou ${w.aTurnThree}, et il n’y a plus que toi en jeu. Dois-tu le prendre ?`,
    answer: 'Oui. Il ne peut viser qu’une place en jeu, et c’est la tienne.',
  },
  14: {
    question: `Parmi les trois cartes ${w.ofTheTurnThree} s’en trouve un autre. Que se passe-t-il ?`,
    answer: `Il compte parmi les trois et attend. Après la troisième carte, qui l’a tiré choisit une place en jeu. Si la place saute ou fait ${w.aTurn7}, il part à la défausse.`,
  },
  15: {
    question: `Parmi les trois cartes ${w.ofTheTurnThree} se trouve ${w.aLock}. Que se passe-t-il ?`,
    answer: `Il compte parmi les trois et attend. Après la troisième carte, qui l’a tiré le donne à une place en jeu, peut-être la sienne. Si la place saute ou fait ${w.aTurn7}, il part à la défausse.`,
  },
  16: {
    question: 'Plusieurs cartes action sont mises de côté. Dans quel ordre agissent-elles ?',
    answer:
      'Elles sont attribuées dans l’ordre du tirage, à une place ou à plusieurs. Quand toutes ont une cible, elles agissent, dans le même ordre.',
  },
  '16a': {
    question: `Une place se voit attribuer ${w.aLock}, puis ${w.aTurnThree}. Que se passe-t-il ?`,
    answer: `Elle est ${w.locked} et sort. La deuxième carte part à la défausse sans effet.`,
  },
  '16b': {
    question: `Une place se voit attribuer deux ${w.turnThrees}. Que se passe-t-il ?`,
    answer: `Le premier est tiré en entier, puis le second ; il ne se repasse pas. Si la place saute ou fait ${w.aTurn7} au premier, le second part à la défausse.`,
  },
  '16c': {
    question: `Une place à qui on a attribué ${w.aLock} peut-elle encore recevoir ${w.aTurnThree} ?`,
    answer: `Oui, tant que ${w.theLock} n’a pas agi. Mais il est devant dans la file : la place sort, et l’autre carte part à la défausse.`,
  },
  17: {
    question: `Tu reçois ${w.aTurnThree} à la donne. Comment faire ?`,
    answer:
      'Choisis tout de suite une place en jeu, peut-être la tienne. Les trois cartes sont tirées avant que la donne continue ; les règles habituelles valent.',
  },
  18: {
    question: 'Tu as dû tirer trois cartes avant de recevoir ta première. En reçois-tu encore une ?',
    answer: 'Seulement si tu veux : quand la donne arrive à toi, on te demande de tirer ou de rester.',
  },
  19: {
    question: `${capitalised(w.aTurnThree)} a visé quelqu’un d’autre. À qui le tour ?`,
    answer: 'À la place qui suit celle qui avait reçu la carte, même après une longue suite.',
  },
  20: {
    question: 'Tu sautes à la première ou à la deuxième des trois cartes. Tires-tu le reste ?',
    answer: 'Non. Tu sors aussitôt, et plus aucune carte n’est tirée.',
  },
  21: {
    question: `La première ou la deuxième des trois cartes complète ${w.aTurn7}. Tires-tu le reste ?`,
    answer: 'Non. La manche est aussitôt finie, pour tout le monde.',
  },
  22: {
    question: `${capitalised(w.aLifeSaver)} que tu avais déjà aide-t-elle aussi parmi les trois cartes ?`,
    answer: 'Oui. Elle arrête le doublon comme d’habitude, et tu continues jusqu’à la troisième carte.',
  },
  23: {
    question: `Tu as ${w.aLifeSaver}, et une autre est parmi les trois cartes. Que faire ?`,
    answer:
      'Elle compte parmi les trois et va aussitôt à une place en jeu qui n’en a pas ; s’il n’y en a aucune, à la défausse.',
  },
  24: {
    question: `Tu tires ta première ${w.lifeSaver} parmi les trois cartes. Peux-tu la garder et t’en servir ?`,
    answer:
      'Oui, les deux. Elle n’est jamais mise de côté, et elle peut arrêter un doublon parmi les mêmes trois cartes.',
  },
});
