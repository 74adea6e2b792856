import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, number } from '../../format.ts';

export const texts = (w: Words): Chapters['my-games'] => {
  const games = (count: number) => (count === 1 ? 'ein Spiel' : `${number(count)} Spiele`);
  return {
    title: 'Meine Spiele',
    lead: 'Alle Spiele, die auf diesem Gerät zu Ende gespielt wurden. Niemand sonst hat sie.',
    undo: 'Rückgängig',
    opening: 'Die Spiele werden geöffnet …',
    workingOut: (left) => `${capitalised(games(left))} ${left === 1 ? 'wird' : 'werden'} durchgesehen …`,
    noStorage: {
      blocked:
        'Dieser Browser erlaubt der Seite nicht, etwas zu behalten. Spielen geht, aber kein Spiel wird behalten oder lässt sich später fortsetzen.',
      full: 'Der Speicher dieses Geräts ist voll. Spielen geht, aber kein Spiel wird behalten, bis wieder Platz ist.',
    },

    waiting: 'Wartend',
    waitingTell: 'Spiele, die mittendrin verlassen wurden.',
    goOn: 'Weiterspielen',
    goOnWith: (game) => `Weiterspielen: ${game}`,
    giveUp: 'Löschen',
    giveUpOf: (game) => `Wartendes Spiel löschen: ${game}`,
    givenUp: 'Das wartende Spiel ist gelöscht.',

    games: 'Zu Ende gespielt',
    none: 'Noch ist kein Spiel zu Ende. Sie kommen von selbst hierher.',
    playNow: 'Jetzt spielen',
    kinds: {
      bots: 'gegen Bots',
      online: 'online gespielt',
      pass: 'herumgereicht',
      solo: 'allein',
      daily: 'Aufgabe des Tages',
      practice: 'Übung',
      'what-if': 'ab einem Moment weitergespielt',
      file: 'aus einer Datei',
    },
    search: 'Suche',
    searchTell: 'Ein Name, ein Tag, gewonnen',
    kind: 'Art',
    allKinds: 'Alle Spiele',
    found: (count, all) => (count === all ? capitalised(games(all)) : `${number(count)} von ${number(all)} Spielen`),
    noneFound: 'Kein Spiel enthält alle diese Wörter.',
    more: (count) => `${count === 1 ? 'Noch ein Spiel' : `Noch ${number(count)} Spiele`} zeigen`,
    players: (names, most) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} andere`]),
    seeAll: (count) => (count === 1 ? 'Meine Spiele' : `Alle ${number(count)} Spiele`),
    won: 'gewonnen',
    lost: 'verloren',
    youWon: (total) => `Gewonnen mit ${number(total)}`,
    youCame: (place, of, total) => `Platz ${number(place)} von ${number(of)} mit ${number(total)}`,
    theyWon: (name, total) => `${name} gewann mit ${number(total)}`,
    nobodyWon: 'Niemand gewann',
    soloEnd: (rounds, total) =>
      `${number(total)} Punkte in ${rounds === 1 ? 'einer Runde' : `${number(rounds)} Runden`}`,
    rounds: (count) => (count === 1 ? 'eine Runde' : `${number(count)}\u00a0Runden`),
    reviewed: (accuracy, luck) => `Genauigkeit ${accuracy}, Glück ${luck}`,
    replayOf: (game) => `Ansehen: ${game}`,
    review: 'Analyse',
    reviewOf: (game) => `Analyse: ${game}`,
    remove: 'Löschen',
    removeOf: (game) => `Löschen: ${game}`,
    removed: (when) => `Das Spiel vom ${when} ist gelöscht.`,

    statistics: 'Statistik',
    noStatistics: 'Sie beginnt mit dem ersten Spiel, das du mit anderen zu Ende spielst.',
    statisticsTell:
      'Von deinen eigenen Spielen mit anderen. Herumgereichte zählen für niemanden, ab einem Moment weitergespielte auch nicht.',
    wins: 'Siege gegen den Schnitt',
    winsTell: 'Der Schnitt ist ein gleicher Anteil: ein Sieg auf so viele Spiele, wie Leute am Tisch sitzen.',
    winsSay: (won, all, par, spread) =>
      `${number(won)} von ${number(all)} ${all === 1 ? 'Spiel' : 'Spielen'} gewonnen. Der Schnitt wäre ${par}; der Zufall allein weicht um ± ${spread} ab.`,
    winsMean: {
      above: 'Das ist mehr, als der Zufall leicht erklärt: Du spielst besser als deine Tische.',
      within: 'Das kann der Zufall sein. Das meiste an einem Spiel ist Glück; die Analyse sagt mehr.',
      below: 'Das ist weniger, als der Zufall leicht erklärt: Sieh dir unten die Fehler an.',
    },
    columns: { kind: 'Spiele', games: 'Gespielt', won: 'Gewonnen', par: 'Schnitt', share: 'Anteil' },
    all: 'Alle',

    course: 'Genauigkeit im Lauf der Zeit',
    courseTell:
      'Von analysierten Spielen, ein Punkt für jedes. Die Linie ist das Mittel der letzten zehn: Ein einzelnes Spiel schwankt stark.',
    courseSay: (form, count) =>
      `Genauigkeit der letzten zehn analysierten Spiele: ${form}. Analysiert: ${games(count)}.`,
    luck: 'Glück und Entscheidungen im Lauf der Zeit',
    luckTell:
      'Über deine analysierten Spiele zusammengezählt, in gewonnenen Spielen. Deine Entscheidungen werden mit denen eines starken Bots verglichen: Wer bei 0 bleibt, spielt stark.',
    luckSay: (luck, own) => `Die Karten: ${luck} Spiele. Deine Entscheidungen: ${own} Spiele.`,
    line: { luck: 'Karten', own: 'Wahl' },
    courseColumns: {
      game: 'Spiel',
      accuracy: 'Genauigkeit',
      form: 'Letzte zehn',
      luck: 'Karten',
      own: 'Entscheidungen',
    },
    unreviewed: (count) => `${capitalised(games(count))} ${count === 1 ? 'ist' : 'sind'} noch nicht analysiert.`,
    reviewAll: (count) => (count === 1 ? 'Analysieren' : `${number(count)} analysieren`),
    reviewing: (place, of) => `Spiel ${number(place)} von ${number(of)} wird analysiert …`,
    stop: 'Anhalten',
    reviewFailed:
      'Die Analysen ließen sich nicht beenden: Der Browser hat den Teil der Seite geschlossen, der daran arbeitet.',

    busts: 'Geplatzt, verglichen mit dem Risiko',
    bustsTell:
      'Was jede Karte, die du genommen hast, sofort anrichten konnte, genau gerechnet, und was sie angerichtet hat. Der Berater sagt, welche er auch genommen hätte.',
    bustsSay: (busts, rounds, share) =>
      `Du bist in ${number(busts)} von ${number(rounds)} ${rounds === 1 ? 'Runde' : 'Runden'} geplatzt (${share}).`,
    hits: { all: 'Alle Karten', advised: 'Der Berater hätte auch gezogen', bold: 'Der Berater hätte aufgehört' },
    hitColumns: { advice: 'Rat', hits: 'Karten', risk: 'Risiko', busted: 'Geplatzt' },
    hitsMean: (bold, all, risk) =>
      bold === 0
        ? 'Du hast nie eine Karte genommen, die der Berater liegen gelassen hätte.'
        : `${bold === 1 ? 'Eine' : number(bold)} von ${number(all)} Karten gegen seinen Rat, mit je ${risk} Risiko.`,

    mistakes: 'Lieblingsfehler',
    noMistakes: 'Noch keine: Analysierte Spiele zeigen sie.',
    mistake: {
      hit: 'Eine Karte zu viel',
      stay: 'Zu früh aufgehört',
      lock: `${w.lock}: der falsche Platz`,
      'turn three': `${w.turnThree}: der falsche Platz`,
      'life saver': `${w.lifeSaver}: der falsche Platz`,
    },
    mistakeTells: (count, cost) =>
      `${count === 1 ? 'Einmal' : `${number(count)}-mal`}, kostete zusammen ${cost} Spiele`,
    example: (when, cost) => `Der schlimmste: ${when}, ${cost}`,

    records: 'Rekorde',
    record: {
      round: 'Meiste Punkte in einer Runde',
      sevens: `Am häufigsten ${w.turn7} in einem Spiel`,
      total: 'Höchster Endstand',
      margin: 'Höchster Sieg, in Punkten',
      longest: 'Längstes Spiel, in Runden',
      streak: 'Siege in Folge',
      solo: 'Allein, wenigste Runden',
    },

    files: 'Mitnehmen',
    filesTell:
      'Eine Datei mit allen Spielen, für ein anderes Gerät oder zur Sicherheit. Sie entsteht hier und geht von selbst nirgendwohin. Analysen sind nicht darin: Das andere Gerät macht sie neu.',
    save: 'Alle als Datei speichern',
    share: 'Datei weitergeben',
    notShared: 'Die Datei ließ sich nicht weitergeben. Speichere sie stattdessen.',
    import: 'Spiele aus einer Datei holen',
    importTell: 'Lege eine .t7-Datei hier ab oder wähle sie. Spiele, die schon hier sind, bleiben, wie sie sind.',
    drop: 'Datei hier loslassen',
    choose: 'Datei wählen',
    reading: 'Die Datei wird gelesen …',
    imported: (added, known) =>
      [
        `${added === 0 ? 'Kein Spiel' : capitalised(games(added))} dazugekommen.`,
        known === 0 ? '' : `${capitalised(games(known))} ${known === 1 ? 'war' : 'waren'} schon hier.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    refused: (count, name) =>
      `${capitalised(games(count))} aus ${name} ${count === 1 ? 'wurde' : 'wurden'} nicht übernommen:`,
    refusedAt: (line) => `Zeile ${number(line)}:`,
    unfinished: 'Dieses Spiel ist noch nicht zu Ende.',
    moreRefused: (count) => `und ${number(count)} weitere`,
    notKept: 'Die Spiele ließen sich nicht speichern: Dieser Browser hat keinen Platz dafür oder behält nichts.',
  };
};
