import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, listOr, number } from '../../format.ts';

export const texts = (w: Words): Chapters['evenings'] => {
  const games = (count: number) => (count === 1 ? 'une partie' : `${number(count)} parties`);
  return {
    title: 'Soirées',
    lead: 'Les parties dont cet appareil a tenu le score, et ce qu’elles disent de chacun.',
    keep: 'Tenir un score',
    notLasting: 'Ce navigateur ne garde pas ces parties. Enregistre-les dans un fichier avant de fermer la page.',
    undo: 'Annuler',
    games: 'Parties',
    noGames: 'Encore aucune partie. Tiens le score d’une partie, ou importe un fichier.',
    open: 'Ouvrir',
    openOf: (day, players) => `Ouvrir la partie du ${day} avec ${players}`,
    current: 'en cours',
    remove: 'Supprimer',
    removeOf: (day, players) => `Supprimer la partie du ${day} avec ${players}`,
    removed: (day) => `La partie du ${day} est supprimée.`,
    players: (names, most) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} autres`]),
    nobody: 'personne',
    rounds: (count) => (count === 1 ? 'une manche' : `${number(count)}\u00a0manches`),
    won: (name, total) => `${name} a gagné avec ${number(total)}`,
    tied: (names, total) => `égalité à ${number(total)} : ${list(names)}`,
    leads: (names, total) =>
      `pas finie : ${list(names)} ${names.length === 1 ? 'mène' : 'mènent'} avec ${number(total)}`,
    noPoints: 'pas finie',
    moreGames: (count) => `Montrer encore ${games(count)}`,

    statistics: 'Statistiques',
    statisticsTell:
      'Le même nom est la même personne. Victoires et totaux viennent des parties finies, le reste de toutes les manches.',
    noStatistics: 'Elles commencent avec la première manche notée.',
    whose: 'Les parties de qui',
    everybody: 'Tout le monde',
    measure: 'À montrer',
    measures: {
      wins: 'Victoires',
      winRate: 'Taux de victoire',
      averageTotal: 'Total moyen',
      averageRound: 'Manche moyenne',
      bestRound: 'Meilleure manche',
      bustRate: 'Taux de manches perdues',
      sevens: w.turn7,
      longestRun: 'Plus longue série sans sauter',
    },
    columns: {
      name: 'Nom',
      games: 'Parties',
      finished: 'Finies',
      rounds: 'Manches',
      busts: 'Perdues',
      unclear: 'Incertaines',
    },
    says: (measure, best, value) => `${measure} : le plus pour ${list(best)}, ${value}.`,
    unclearTells: 'Incertaines : les manches où seul un 0 a été noté. On a peut-être sauté, peut-être pas.',
    saysNothing: (measure) => `${measure} : encore rien à montrer.`,
    unclear: (rounds) =>
      `Dans ${rounds === 1 ? 'une manche' : `${number(rounds)} manches`}, seul un 0 a été noté. On a peut-être sauté, peut-être pas : le taux devient une fourchette.`,
    between: (least, most) => `${least} à ${most}`,
    longestTells: 'La plus longue série de manches, toutes soirées confondues, où l’on n’a sûrement pas sauté.',
    rivals: 'L’un contre l’autre',
    person: 'Personne',
    rival: 'Contre',
    ahead: 'Devant',
    behind: 'Derrière',
    rivalsTell: 'Qui avait le plus de points à la fin, dans les parties que les deux ont finies.',
    noRivals: 'Encore aucune partie finie avec quelqu’un d’autre.',

    groups: 'Groupes d’amis',
    groupsTell: 'Gardés sur cet appareil, pour ne plus écrire les noms.',
    noGroups: 'Encore aucun groupe.',
    addGroup: 'Nouveau groupe',
    changeGroup: 'Modifier',
    changeGroupOf: (name) => `Modifier le groupe ${name}`,
    removeGroupOf: (name) => `Supprimer le groupe ${name}`,
    groupRemoved: (name) => `Le groupe ${name} est supprimé.`,
    groupName: 'Nom du groupe',
    groupPlayers: 'Qui en fait partie',
    groupPlayersTell: 'Un nom par ligne, dans l’ordre des places.',
    saveGroup: 'Enregistrer',
    wrongGroup: 'Un groupe a besoin d’un nom et d’au moins une personne.',

    files: 'Fichiers',
    filesTell: 'Emporte les parties sur un autre appareil, mets-les à l’abri ou fais tes calculs avec.',
    import: 'Importer des parties d’un fichier',
    importTell:
      'Dépose-le ici ou choisis-le : un fichier de cette page (JSON ou CSV), ou un tableau avec les noms sur la première ligne et une ligne de points par manche.',
    drop: 'Dépose le fichier ici',
    choose: 'Choisir un fichier',
    imported: (added, known, copies) =>
      [
        added === 0
          ? 'Aucune partie ajoutée.'
          : `${capitalised(games(added))} ${added === 1 ? 'ajoutée' : 'ajoutées'}.`,
        known === 0 ? '' : `${capitalised(games(known))} ${known === 1 ? 'était' : 'étaient'} déjà là.`,
        copies === 0 ? '' : `${capitalised(games(copies))} en copie, car la même partie est ici avec un autre score.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    totalLine: (line) => `La ligne ${number(line)} contient les totaux et n’est pas une manche.`,
    notImported: (file) => `${file} n’a pas été importé. Rien n’a changé.`,
    unreadable: 'Le navigateur n’a pas pu lire ce fichier.',
    export: 'Enregistrer toutes les parties',
    asJson: 'En JSON',
    asCsv: 'En CSV, pour les tableurs',
    asPlay: 'Pour BG Stats',
    nothingToSave: 'Il n’y a encore aucune partie à enregistrer.',

    damaged: 'Mis de côté',
    damagedTell: 'Ces textes gardés ne sont pas un score que cette page sache lire. Rien n’a été écrit par-dessus.',
    saveDamaged: (key) => `Enregistrer « ${key} » dans un fichier`,
    removeDamaged: (key) => `Supprimer « ${key} »`,
    damagedRemoved: (key) => `« ${key} » est supprimé.`,

    wrong: {
      empty: 'Le fichier est vide.',
      noScore:
        'Ce n’est pas un fichier de scores. Il faut un fichier enregistré ici, ou un tableau avec un nom en tête de chaque colonne et les points d’une manche par ligne.',
      tooLarge: (most) => `Le fichier est trop grand : au plus ${number(most)} caractères sont attendus.`,
      json: (line, column) =>
        `Ligne ${number(line)}, colonne ${number(column)} : à partir de là, le texte n’est pas du JSON.`,
      quote: (line) => `Ligne ${number(line)} : un guillemet est ouvert et jamais fermé.`,
      cell: (line, column, found, expected) =>
        `Ligne ${number(line)}, colonne ${number(column)} : trouvé ${found}, attendu ${expected}.`,
      value: (path, found, expected) => `${path} : trouvé ${found}, attendu ${expected}.`,
      whole: 'Le fichier',
      quoted: (text) => `« ${text} »`,
      nothing: 'rien',
    },
    expected: {
      wholeNumber: 'un nombre entier',
      text: 'un texte',
      list: 'une liste',
      object: 'un objet',
      yesOrNo: 'true ou false',
      atLeast: (least) => `au moins ${number(least)}`,
      atMost: (most) => `au plus ${number(most)}`,
      textUpTo: (most) => `au plus ${number(most)} caractères`,
      listUpTo: (most) => `pas plus de ${number(most)}`,
      fromTo: (least, most) => `un nombre entier de ${number(least)} à ${number(most)}`,
      oneOf: (choices) => listOr(choices),
      name: 'un nom',
      anotherName: 'un nom qui n’y est pas encore',
      player: 'le numéro d’une personne de cette partie',
      anotherPlayer: 'un numéro que personne d’autre n’a',
      cards: (names) => `des cartes séparées par des espaces : ${list(names)}`,
      date: 'une date comme 2026-01-31T20:00:00Z',
      sheet: 'une feuille de score de cette page',
      nothing: 'rien à cet endroit',
    },
  };
};
