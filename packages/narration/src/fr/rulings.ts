import type { RulingTexts } from '../en/rulings.ts';
import { formatIn } from '../languages.ts';
import type { Words } from './words.ts';

const { capitalised } = formatIn('fr');

export const rulings = (w: Words): RulingTexts => ({
  R1: {
    title: 'Un paquet compte 94 cartes',
    text: `Il y a 79 cartes nombre : un 0, un 1, deux 2, trois 3 et ainsi de suite jusqu’à douze 12. Les bonus +2, +4, +6, +8, +10 et ×2 existent une fois chacun ; ${w.lock}, ${w.turnThree} et ${w.lifeSaver}, trois fois chacun.`,
  },
  R2: {
    title: 'Un paquet par tranche de 18 personnes',
    text: 'Jusqu’à 18 places, on joue avec un paquet, de 19 à 36 avec deux, de 37 à 54 avec trois. Une table a au plus 54 places.',
  },
  R3: {
    title: 'Une personne seule joue le défi solo',
    text: 'En solo, tu essaies d’atteindre 200 points en moins de cinq manches. Toutes les autres règles restent les mêmes.',
  },
  R4: {
    title: 'Tout tourne dans le sens horaire, à partir de la gauche du donneur',
    text: 'Les cartes et les tours commencent à gauche du donneur et finissent par lui. Après chaque manche, la donne passe d’une place vers la gauche.',
  },
  R5: {
    title: 'La donne apporte une carte à chaque place active',
    text: 'Une manche s’ouvre avec une carte visible pour chaque place. Si c’est une carte action, tout ce qu’elle déclenche est réglé avant la carte suivante.',
  },
  R6: {
    title: 'Une carte action distribuée est la carte de la place',
    text: 'Aucune autre carte ne la remplace. Qui la joue sur quelqu’un d’autre peut donc commencer la manche sans rien devant soi.',
  },
  R7: {
    title: 'Une place sortie avant sa carte n’en reçoit pas',
    text: `Une place peut être ${w.locked} ou avoir sauté avant que la donne n’arrive à elle. Elle ne reçoit pas de carte, et la donne continue.`,
  },
  R8: {
    title: `Les cartes ${w.ofTheTurnThree} remplacent la carte distribuée`,
    text: `Une place qui a déjà tiré pour ${w.aTurnThree} pendant la donne, et qui a encore une carte, choisit quand la donne arrive à elle : tirer ou rester. Sans aucune carte, elle en reçoit une.`,
  },
  R9: {
    title: 'Un cadeau n’est pas une donne',
    text: `${capitalised(w.aLifeSaver)} transmise pendant la donne ne remplace pas la carte de la place, qui est distribuée comme d’habitude.`,
  },
  R10: {
    title: 'À son tour, chaque place active tire ou reste',
    text: 'Après la donne, la question fait le tour de la table, encore et encore. Tirer donne exactement une carte ; quand toutes ses conséquences sont réglées, le tour est fini.',
  },
  R11: {
    title: 'Une place sans carte doit tirer',
    text: `Pour rester, il faut avoir quelque chose devant soi : un nombre, un bonus ou ${w.aLifeSaver}. Sinon, il n’y a rien à encaisser.`,
  },
  R12: {
    title: 'Rester encaisse les points',
    text: 'Une place qui reste sort de la manche et garde ses points. Elle ne tire plus, et aucune carte action ne peut la viser.',
  },
  R13: {
    title: 'Un nouveau nombre rejoint la rangée',
    text: 'Un nombre que la rangée n’a pas encore s’y ajoute. Le 0 ne vaut aucun point, mais il compte parmi les sept.',
  },
  R14: {
    title: 'Un doublon fait sauter',
    text: `Qui tire un nombre déjà présent sort aussitôt et marque 0 pour cette manche, sauf si ${w.aLifeSaver} intervient. Ses cartes restent en place jusqu’à la fin de la manche.`,
  },
  R15: {
    title: 'Un bonus est toujours sans danger',
    text: `Un bonus se place à côté de la rangée. Il ne fait jamais sauter et ne compte pas parmi les sept nombres d’${w.aTurn7}.`,
  },
  R16: {
    title: 'Le septième nombre met fin à la manche',
    text: `Dès qu’une rangée atteint sept nombres différents, la manche s’arrête, même au milieu d’${w.aTurnThree}. Chaque place encore active marque ce qu’elle a, comme si elle avait choisi de rester.`,
  },
  R17: {
    title: `On ne garde qu’${w.aLifeSaver}`,
    text: 'Une place qui n’en a pas garde la première qu’elle tire ; il n’y a pas de cible à choisir. Il n’y en a jamais deux à la même place.',
  },
  R18: {
    title: `${capitalised(w.aLifeSaver)} sert aussitôt`,
    text: 'Quand un doublon arrive, les deux cartes partent à la défausse, et on continue sans dommage. On ne peut ni refuser ni attendre.',
  },
  R19: {
    title: `${capitalised(w.aLifeSaver)} en trop est donnée`,
    text: 'Qui en tire une alors qu’il en a déjà une donne aussitôt la nouvelle à la place active de son choix qui n’en a pas.',
  },
  R20: {
    title: `${capitalised(w.aLifeSaver)} que personne ne peut prendre est défaussée`,
    text: 'Si chaque place active en a déjà une, la nouvelle part à la défausse.',
  },
  R21: {
    title: `Aucune ${w.lifeSaver} ne survit à sa manche`,
    text: 'Celle qui n’a pas servi est défaussée avec le reste à la fin de la manche.',
  },
  R22: {
    title: `${capitalised(w.aLock)} va à n’importe quelle place active`,
    text: 'Qui le tire ou le reçoit à la donne le joue aussitôt sur une place active, peut-être la sienne. La cible peut être encore sans carte.',
  },
  R23: {
    title: `Une place ${w.locked} encaisse et sort`,
    text: `Elle encaisse ses points comme si elle avait choisi de rester. ${capitalised(w.theLock)} reste devant elle jusqu’à la fin de la manche. Sans carte, elle encaisse 0.`,
  },
  R24: {
    title: `${capitalised(w.aTurnThree)} va à n’importe quelle place active`,
    text: 'Qui le tire ou le reçoit à la donne le joue aussitôt sur une place active, peut-être la sienne, même si la donne ne l’a pas encore atteinte.',
  },
  R25: {
    title: `${capitalised(w.aTurnThree)} fait tirer trois cartes, une à une`,
    text: 'Chaque carte est réglée avant la suivante. Quelle qu’elle soit, elle compte parmi les trois.',
  },
  R26: {
    title: `Sauter ou réussir ${w.aTurn7} arrête ${w.theTurnThree}`,
    text: `Le tirage s’arrête avec cette carte, et ce qui était mis de côté est défaussé. Si la place a sauté, les cartes attribuées plus tôt agissent encore ; après ${w.aTurn7}, plus rien n’agit.`,
  },
  R27: {
    title: `${w.locks} et ${w.turnThrees} tirés entre-temps sont mis de côté`,
    text: `${capitalised(w.aLock)} ou ${w.aTurnThree} parmi les trois cartes n’a pas encore d’effet. Il attend que la troisième carte soit réglée.`,
  },
  R28: {
    title: 'Les cartes mises de côté sont attribuées dans l’ordre du tirage',
    text: 'Après la troisième carte, la place qui les a tirées nomme une cible active pour chacune, la première tirée d’abord. Aucune n’agit avant que toutes aient leur cible.',
  },
  R29: {
    title: `${capitalised(w.aTurnThree)} terminé est défaussé`,
    text: `Quand trois cartes sont tirées et que les cartes de côté sont attribuées, il part à la défausse, encore pendant la manche. Il ne reste pas devant une place comme ${w.aLock}.`,
  },
  R30: {
    title: 'Les cartes attribuées agissent dans une seule file',
    text: 'Les nouvelles vont au bout de la file. La première agit entièrement avant la suivante ; d’ici là, sa cible est active et peut en recevoir d’autres.',
  },
  R31: {
    title: 'Une carte attribuée dont la cible est sortie est défaussée',
    text: `Si la cible est ${w.locked} ou a sauté entre-temps, la carte n’a pas d’effet. On ne peut pas la transmettre.`,
  },
  R32: {
    title: `${capitalised(w.aLifeSaver)} n’attend jamais ${w.aTurnThree}`,
    text: 'Parmi les trois cartes, elle est gardée, donnée ou défaussée sur-le-champ. Elle peut encore sauver d’un doublon parmi ces mêmes trois cartes.',
  },
  R33: {
    title: 'Le jeu reprend après la place qui a reçu la carte',
    text: 'Quand une carte action est réglée, la main passe à la place à gauche de celle dont le tour ou la donne l’a fait apparaître. Peu importe qui elle a visé.',
  },
  R34: {
    title: 'Ce qui est forcé n’est pas demandé',
    text: 'On ne pose une question que si au moins deux réponses sont permises. Sinon, la seule possibilité a lieu : la dernière place active prend sa propre carte action, une place sans carte tire.',
  },
  R35: {
    title: 'Une pioche vide est refaite avec la défausse',
    text: 'S’il faut une carte et qu’il n’en reste pas, toute la défausse est mélangée et devient la pioche, avec ce qui a été défaussé dans cette manche.',
  },
  R36: {
    title: 'Les cartes en jeu ne sont pas mélangées',
    text: 'Ce qui se trouve devant une place y reste, même si elle a sauté. De même pour les cartes mises de côté ou attribuées.',
  },
  R37: {
    title: 'Sans carte à tirer, la manche s’arrête',
    text: `S’il faut une carte et qu’aucune pile ne peut en donner, toutes les places actives encaissent leurs points. Une défausse qui n’a que des ${w.turnThrees} et des ${w.lifeSavers} ne suffit pas.`,
  },
  R38: {
    title: 'À la fin d’une manche, on débarrasse la table',
    text: 'Toutes les cartes vont à la défausse. La manche suivante tire du reste de la pioche, sans mélanger.',
  },
  R39: {
    title: 'Le score : les nombres, doublés, plus les bonus',
    text: `Additionne les nombres, double la somme avec ×2, ajoute les cartes +N et 15 pour ${w.aTurn7} : 12, 9, ×2 et +4 font 46. Une place qui a sauté marque 0.`,
  },
  R40: {
    title: 'Chaque ×2 double, chaque +N s’ajoute',
    text: 'Avec plusieurs paquets, une place peut avoir deux fois le même bonus, et chacun compte. Deux ×2 multiplient les nombres par quatre.',
  },
  R41: {
    title: 'Les bonus comptent sans nombre',
    text: 'Même avec une rangée vide, les cartes +N rapportent leurs points. Le ×2 ne vaut alors rien : il n’y a rien à doubler.',
  },
  R42: {
    title: 'La manche finit quand plus personne n’est actif',
    text: `Dès que la dernière place active reste, est ${w.locked} ou saute, on compte les points. Sinon, seuls ${w.aTurn7} ou des piles vides mettent fin à une manche.`,
  },
  R43: {
    title: 'Le plus haut total gagne, à partir de 200',
    text: 'On compare les totaux quand une manche est comptée, jamais pendant. Peu importe qui a passé 200 en premier.',
  },
  R44: {
    title: 'À égalité, on continue',
    text: 'Si plusieurs places partagent le meilleur total, toute la table joue une manche de plus, jusqu’à ce qu’une place soit seule en tête.',
  },
  R45: {
    title: 'Règle maison : un autre objectif',
    text: 'La table peut convenir d’un autre total à atteindre, de 1 à 1 000 000.',
  },
  R46: {
    title: 'Règle maison : un autre nombre de paquets',
    text: 'La table peut jouer avec 1 à 12 paquets. Tous sont complets et mélangés ensemble.',
  },
  R47: {
    title: `Règle maison : ${w.theTurnThree} d’origine`,
    text: 'Comme dans la première édition, les cartes mises de côté survivent quand la place saute : elle les distribue quand même aux places actives. Elle ne peut pas en prendre.',
  },
  R48: {
    title: 'Une partie qui ne peut plus donner de carte est finie',
    text: 'Si aucune carte ne peut être donnée, ou si personne n’a rien à décider pendant mille manches, la partie finit sans gagnant. Cela n’arrive qu’avec des piles arrangées à la main.',
  },
});
