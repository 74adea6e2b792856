import { counted, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, number } from '../../format.ts';

export const texts = (w: Words): Chapters['my-games'] => {
  const games = (count: number) => (count === 1 ? 'une partie' : `${number(count)} parties`);
  return {
    title: 'Mes parties',
    lead: 'Toutes les parties terminées sur cet appareil. Personne d’autre ne les a.',
    undo: 'Annuler',
    opening: 'Ouverture des parties…',
    workingOut: (left) => `Lecture de ${games(left)}…`,
    noStorage: {
      blocked:
        'Ce navigateur ne laisse rien garder à la page. Tu peux jouer, mais aucune partie n’est gardée ni ne peut être reprise.',
      full: 'Le stockage de cet appareil est plein. Tu peux jouer, mais aucune partie n’est gardée tant qu’il n’y a pas de place.',
    },

    waiting: 'En attente',
    waitingTell: 'Les parties laissées en cours.',
    goOn: 'Reprendre',
    goOnWith: (game) => `Reprendre : ${game}`,
    giveUp: 'Supprimer',
    giveUpOf: (game) => `Supprimer la partie en attente : ${game}`,
    givenUp: 'La partie en attente est supprimée.',

    games: 'Terminées',
    none: 'Aucune partie n’est encore terminée. Elles arrivent ici d’elles-mêmes.',
    playNow: 'Jouer',
    kinds: {
      bots: 'contre des bots',
      online: 'en ligne',
      pass: 'de main en main',
      solo: 'en solo',
      daily: 'défi du jour',
      practice: 'entraînement',
      'what-if': 'reprise d’un moment',
      file: 'd’un fichier',
    },
    search: 'Chercher',
    searchTell: 'Un nom, un jour, gagnée',
    kind: 'Genre',
    allKinds: 'Toutes',
    found: (count, all) => (count === all ? capitalised(games(all)) : `${number(count)} sur ${games(all)}`),
    noneFound: 'Aucune partie ne contient tous ces mots.',
    more: (count) => `Montrer encore ${games(count)}`,
    players: (names, most) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} autres`]),
    seeAll: (count) => (count === 1 ? 'Mes parties' : `Les ${number(count)} parties`),
    won: 'gagnée',
    lost: 'perdue',
    youWon: (total) => `Gagnée avec ${number(total)}`,
    youCame: (place, of, total) => `${number(place)}e sur ${number(of)} avec ${number(total)}`,
    theyWon: (name, total) => `${name} gagne avec ${number(total)}`,
    nobodyWon: 'Personne n’a gagné',
    soloEnd: (rounds, total) =>
      `${counted(total, 'point', 'points')} en ${rounds === 1 ? 'une manche' : `${number(rounds)} manches`}`,
    rounds: (count) => (count === 1 ? 'une manche' : `${number(count)}\u00a0manches`),
    reviewed: (accuracy, luck) => `précision ${accuracy}, chance ${luck}`,
    replayOf: (game) => `Revoir : ${game}`,
    review: 'Analyse',
    reviewOf: (game) => `Analyse : ${game}`,
    remove: 'Supprimer',
    removeOf: (game) => `Supprimer : ${game}`,
    removed: (when) => `La partie du ${when} est supprimée.`,

    statistics: 'Statistiques',
    noStatistics: 'Elles commencent avec la première partie que tu termines avec d’autres.',
    statisticsTell:
      'De tes parties avec d’autres. Celles de main en main ne comptent pour personne, ni celles reprises d’un moment.',
    wins: 'Victoires et part égale',
    winsTell: 'La part égale : une victoire pour autant de parties qu’il y a de joueurs à la table.',
    winsSay: (won, all, par, spread) =>
      `${counted(won, 'partie gagnée', 'parties gagnées')} sur ${number(all)}. La part égale serait ${par} ; le hasard seul s’en écarte de ± ${spread}.`,
    winsMean: {
      above: 'C’est plus que le hasard n’explique facilement : tu joues mieux que tes tables.',
      within: 'Le hasard peut l’expliquer. La chance décide de presque tout dans une partie ; l’analyse en dit plus.',
      below: 'C’est moins que le hasard n’explique facilement : regarde les erreurs plus bas.',
    },
    columns: { kind: 'Parties', games: 'Jouées', won: 'Gagnées', par: 'Part égale', share: 'Part' },
    all: 'Toutes',

    course: 'Précision au fil du temps',
    courseTell:
      'Des parties analysées, un point pour chacune. La ligne est la moyenne des dix dernières : une seule partie varie beaucoup.',
    courseSay: (form, count) => `Précision des dix dernières parties analysées : ${form}. Analysées : ${games(count)}.`,
    luck: 'Chance et choix au fil du temps',
    luckTell:
      'Cumulés sur tes parties analysées, en parties gagnées. Tes choix sont comparés à ceux d’un bot fort : rester à 0, c’est jouer fort.',
    luckSay: (luck, own) => `En parties gagnées, les cartes : ${luck} ; tes choix : ${own}.`,
    line: { luck: 'Cartes', own: 'Choix' },
    courseColumns: { game: 'Partie', accuracy: 'Précision', form: 'Dix dernières', luck: 'Cartes', own: 'Choix' },
    unreviewed: (count) =>
      `${capitalised(games(count))} ${count === 1 ? 'n’est pas encore analysée' : 'ne sont pas encore analysées'}.`,
    reviewAll: (count) => (count === 1 ? 'L’analyser' : `En analyser ${number(count)}`),
    reviewing: (place, of) => `Analyse de la partie ${number(place)} sur ${number(of)}…`,
    stop: 'Arrêter',
    reviewFailed: 'Les analyses n’ont pas pu finir : le navigateur a fermé la partie de la page qui y travaille.',

    busts: 'Sauter, et le risque pris',
    bustsTell:
      'Ce que chaque carte que tu as prise pouvait faire aussitôt, exactement, et ce qu’elle a fait. Le conseiller dit lesquelles il aurait prises aussi.',
    bustsSay: (busts, rounds, share) =>
      `Tu as sauté dans ${counted(busts, 'manche', 'manches')} sur ${number(rounds)} (${share}).`,
    hits: { all: 'Toutes les cartes', advised: 'Le conseiller tirerait aussi', bold: 'Le conseiller s’arrêterait' },
    hitColumns: { advice: 'Conseil', hits: 'Cartes', risk: 'Risque', busted: 'Sauté' },
    hitsMean: (bold, all, risk) =>
      bold === 0
        ? 'Tu n’as jamais pris une carte que le conseiller aurait laissée.'
        : `${bold === 1 ? 'Une' : number(bold)} sur ${number(all)} contre son avis, avec un risque de ${risk} chacune.`,

    mistakes: 'Erreurs favorites',
    noMistakes: 'Encore aucune : les parties analysées les montrent.',
    mistake: {
      hit: 'Une carte de trop',
      stay: 'Arrêt trop tôt',
      lock: `${w.lock} : la mauvaise personne`,
      'turn three': `${w.turnThree} : la mauvaise personne`,
      'life saver': `${w.lifeSaver} : la mauvaise personne`,
    },
    mistakeTells: (count, cost) => `${count === 1 ? 'Une fois' : `${number(count)} fois`}, coût en parties : ${cost}`,
    example: (when, cost) => `La pire : ${when}, ${cost}`,

    records: 'Tes records',
    record: {
      round: 'Le plus de points en une manche',
      sevens: `Le plus de ${w.turn7} en une partie`,
      total: 'Plus haut total',
      margin: 'Plus large victoire, en points',
      longest: 'Plus longue partie, en manches',
      streak: 'Victoires de suite',
      solo: 'Défi solo, le moins de manches',
    },

    files: 'Les emporter',
    filesTell:
      'Un fichier avec toutes les parties, pour un autre appareil ou par sécurité. Il est fait ici et ne part nulle part de lui-même. Les analyses n’y sont pas : l’autre appareil les refait.',
    save: 'Tout enregistrer en un fichier',
    share: 'Envoyer le fichier',
    notShared: 'Le fichier n’a pas pu être envoyé. Enregistre-le plutôt.',
    import: 'Importer des parties d’un fichier',
    importTell: 'Dépose un fichier .t7 ici ou choisis-le. Les parties déjà présentes restent telles quelles.',
    drop: 'Dépose le fichier ici',
    choose: 'Choisir un fichier',
    reading: 'Lecture du fichier…',
    imported: (added, known) =>
      [
        added === 0
          ? 'Aucune partie ajoutée.'
          : `${capitalised(games(added))} ${added === 1 ? 'ajoutée' : 'ajoutées'}.`,
        known === 0 ? '' : `${capitalised(games(known))} ${known === 1 ? 'était déjà là' : 'étaient déjà là'}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    refused: (count, name) =>
      `${capitalised(games(count))} de « ${name} » ${count === 1 ? 'n’a pas été importée' : 'n’ont pas été importées'} :`,
    refusedAt: (line) => `Ligne ${number(line)} :`,
    unfinished: 'cette partie n’est pas finie.',
    moreRefused: (count) => `et ${number(count)} de plus`,
    notKept: 'Les parties n’ont pas pu être enregistrées : ce navigateur n’a pas la place ou ne garde rien.',
  };
};
