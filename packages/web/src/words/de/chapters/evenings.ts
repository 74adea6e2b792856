import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, listOr, number } from '../../format.ts';

export const texts = (w: Words): Chapters['evenings'] => {
  const games = (count: number) => (count === 1 ? 'ein Spiel' : `${number(count)} Spiele`);
  return {
    title: 'Spieleabende',
    lead: 'Die Spiele, deren Punkte auf diesem Gerät gezählt wurden, und was sie über euch verraten.',
    keep: 'Punkte zählen',
    notLasting: 'Dieser Browser behält die Spiele nicht. Speichere sie als Datei, bevor du die Seite schließt.',
    undo: 'Rückgängig',
    games: 'Spiele',
    noGames: 'Noch kein Spiel. Zähle eines mit oder hole Spiele aus einer Datei.',
    open: 'Öffnen',
    openOf: (day, players) => `Spiel vom ${day} öffnen: ${players}`,
    current: 'läuft gerade',
    remove: 'Löschen',
    removeOf: (day, players) => `Spiel vom ${day} löschen: ${players}`,
    removed: (day) => `Das Spiel vom ${day} ist gelöscht.`,
    players: (names, most) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} weitere`]),
    nobody: 'niemand',
    rounds: (count) => (count === 1 ? 'eine Runde' : `${number(count)}\u00a0Runden`),
    won: (name, total) => `${name} hat mit ${number(total)} gewonnen`,
    tied: (names, total) => `Gleichstand bei ${number(total)}: ${list(names)}`,
    leads: (names, total) =>
      `nicht beendet: ${list(names)} ${names.length === 1 ? 'führt' : 'führen'} mit ${number(total)}`,
    noPoints: 'nicht beendet',
    moreGames: (count) => `Noch ${games(count)} zeigen`,

    statistics: 'Statistik',
    statisticsTell:
      'Wer gleich heißt, ist dieselbe Person. Siege und Endstände sind aus beendeten Spielen, alles andere aus jeder Runde.',
    noStatistics: 'Sie beginnt mit der ersten Runde, die gezählt wird.',
    whose: 'Wessen Spiele',
    everybody: 'Alle',
    measure: 'Gezeigt wird',
    measures: {
      wins: 'Siege',
      winRate: 'Anteil der Siege',
      averageTotal: 'Endstand im Schnitt',
      averageRound: 'Runde im Schnitt',
      bestRound: 'Beste Runde',
      bustRate: 'Anteil geplatzter Runden',
      sevens: w.turn7,
      longestRun: 'Längste Serie ohne Platzen',
    },
    columns: {
      name: 'Wer',
      games: 'Spiele',
      finished: 'Beendet',
      rounds: 'Runden',
      busts: 'Geplatzt',
      unclear: 'Unklar',
    },
    says: (measure, best, value) => `${measure}: am meisten bei ${list(best)}, ${value}.`,
    unclearTells: 'Unklar: Runden, zu denen nur eine 0 eingetippt wurde. Das kann geplatzt sein oder nicht.',
    saysNothing: (measure) => `${measure}: noch nichts zu zeigen.`,
    unclear: (rounds) =>
      `${rounds === 1 ? 'In einer Runde' : `In ${number(rounds)} Runden`} wurde nur eine 0 eingetippt. Das kann geplatzt sein oder nicht: Der Anteil hat dort eine Spanne.`,
    between: (least, most) => `${least} bis ${most}`,
    longestTells: 'Die meisten Runden nacheinander, über alle Abende, die sicher nicht geplatzt sind.',
    rivals: 'Direkter Vergleich',
    person: 'Wer',
    rival: 'Gegen',
    ahead: 'Vorn',
    behind: 'Dahinter',
    rivalsTell: 'Wer am Ende mehr Punkte hatte, in den Spielen, die beide beendet haben.',
    noRivals: 'Noch kein beendetes Spiel mit jemand anderem.',

    groups: 'Freundesgruppen',
    groupsTell: 'Auf diesem Gerät gespeichert, damit niemand die Namen neu eintippt.',
    noGroups: 'Noch keine Gruppe.',
    addGroup: 'Neue Gruppe',
    changeGroup: 'Ändern',
    changeGroupOf: (name) => `Gruppe ${name} ändern`,
    removeGroupOf: (name) => `Gruppe ${name} löschen`,
    groupRemoved: (name) => `Die Gruppe ${name} ist gelöscht.`,
    groupName: 'Name der Gruppe',
    groupPlayers: 'Wer gehört dazu',
    groupPlayersTell: 'Ein Name pro Zeile, in der Reihenfolge der Plätze.',
    saveGroup: 'Speichern',
    wrongGroup: 'Eine Gruppe braucht einen Namen und mindestens eine Person.',

    files: 'Dateien',
    filesTell: 'Nimm die Spiele auf ein anderes Gerät mit, bewahre sie auf oder rechne damit.',
    import: 'Spiele aus einer Datei holen',
    importTell:
      'Lass sie hier los oder wähle sie: eine Datei dieser Seite (JSON oder CSV) oder eine Tabelle mit Namen in der ersten Zeile und einer Zeile Punkte für jede Runde.',
    drop: 'Lass die Datei hier los',
    choose: 'Datei wählen',
    imported: (added, known, copies) =>
      [
        added === 0 ? 'Kein Spiel dazugekommen.' : `${capitalised(games(added))} dazugekommen.`,
        known === 0 ? '' : `${capitalised(games(known))} ${known === 1 ? 'war' : 'waren'} schon da.`,
        copies === 0
          ? ''
          : `${capitalised(games(copies))} als Kopie, weil dasselbe Spiel hier mit anderen Punkten steht.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    totalLine: (line) => `Zeile ${number(line)} enthält die Summen und ist keine Runde.`,
    notImported: (file) => `${file} wurde nicht übernommen. Nichts hat sich geändert.`,
    unreadable: 'Der Browser konnte diese Datei nicht lesen.',
    export: 'Alle Spiele speichern',
    asJson: 'Als JSON',
    asCsv: 'Als CSV, für Tabellen',
    asPlay: 'Für BG Stats',
    nothingToSave: 'Noch gibt es kein Spiel zu speichern.',

    damaged: 'Beiseitegelegt',
    damagedTell: 'Diese gespeicherten Texte sind keine Punkte, die diese Seite lesen kann. Nichts wurde überschrieben.',
    saveDamaged: (key) => `„${key}“ als Datei speichern`,
    removeDamaged: (key) => `„${key}“ löschen`,
    damagedRemoved: (key) => `„${key}“ ist gelöscht.`,

    wrong: {
      empty: 'Die Datei ist leer.',
      noScore:
        'Das ist keine Datei mit Punkten. Es geht eine, die hier gespeichert wurde, oder eine Tabelle mit einem Namen über jeder Spalte und den Punkten einer Runde in jeder Zeile.',
      tooLarge: (most) => `Die Datei ist zu groß: erwartet werden höchstens ${number(most)} Zeichen.`,
      json: (line, column) => `Zeile ${number(line)}, Spalte ${number(column)}: Von da an ist der Text kein JSON.`,
      quote: (line) => `Zeile ${number(line)}: Ein Anführungszeichen wird geöffnet und nie geschlossen.`,
      cell: (line, column, found, expected) =>
        `Zeile ${number(line)}, Spalte ${number(column)}: gefunden ${found}, erwartet ${expected}.`,
      value: (path, found, expected) => `${path}: gefunden ${found}, erwartet ${expected}.`,
      whole: 'Die Datei',
      quoted: (text) => `„${text}“`,
      nothing: 'nichts',
    },
    expected: {
      wholeNumber: 'eine ganze Zahl',
      text: 'ein Text',
      list: 'eine Liste',
      object: 'ein Objekt',
      yesOrNo: 'true oder false',
      atLeast: (least) => `mindestens ${number(least)}`,
      atMost: (most) => `höchstens ${number(most)}`,
      textUpTo: (most) => `höchstens ${number(most)} Zeichen`,
      listUpTo: (most) => `höchstens ${number(most)} Stück`,
      fromTo: (least, most) => `eine ganze Zahl von ${number(least)} bis ${number(most)}`,
      oneOf: (choices) => listOr(choices),
      name: 'ein Name',
      anotherName: 'ein Name, der noch nicht da ist',
      player: 'die Nummer einer Person in diesem Spiel',
      anotherPlayer: 'eine Nummer, die sonst niemand hat',
      cards: (names) => `Karten mit Leerzeichen dazwischen: ${list(names)}`,
      date: 'ein Datum wie 2026-01-31T20:00:00Z',
      sheet: 'ein Punkteblock dieser Seite',
      nothing: 'an dieser Stelle nichts',
    },
  };
};
