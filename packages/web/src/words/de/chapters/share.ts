import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (): Chapters['share'] => ({
  title: 'Punkteblock teilen',

  offer: {
    lead: 'Andere öffnen einen Link und sehen den Stand wachsen, oder helfen beim Aufschreiben. Niemand braucht ein Konto.',
    privacy: 'Namen und Punkte gehen an diesen Server. Er löscht sie, wenn sie lange niemand benutzt hat.',
    start: 'Live teilen',
    sharing: 'Wird geteilt …',
    offline: 'Dieses Gerät ist offline. Der Stand ist hier sicher; teile ihn, sobald es ein Netz gibt.',
    unavailable: 'Unter dieser Adresse antwortet kein Server, also wurde nichts geteilt. Der Stand ist hier sicher.',
    tooLarge: 'Dieser Punkteblock ist zu lang zum Teilen. Auf diesem Gerät ist er sicher.',
    tooOften: 'Das war zu oft. Warte einen Moment und versuche es noch einmal.',
    other: 'Der Server hat den Stand nicht angenommen. Auf diesem Gerät ist er sicher.',
  },

  ways: {
    watch: 'Zusehen',
    watchTells: 'Wer das öffnet, sieht jede Änderung sofort.',
    keep: 'Mitschreiben',
    keepTells: 'Wer das öffnet, kann Punkte eintragen und berichtigen: für Leute, denen du vertraust.',
    keepQr: 'QR-Code des Links zum Mitschreiben',
    board: 'Großer Bildschirm',
    boardTells: 'Groß genug für alle im Raum.',
    watchMessage: 'So steht unser Spiel.',
    keepMessage: 'Hilf mir beim Aufschreiben der Punkte.',
    watching: (count) => (count === 1 ? '1 Person sieht zu' : `${number(count)} Personen sehen zu`),
    stop: {
      name: 'Nicht mehr teilen',
      sure: 'Die Links öffnen dann nichts mehr, und der Server löscht den Stand. Auf diesem Gerät bleibt er.',
      now: 'Jetzt beenden',
      keep: 'Weiter teilen',
      stopping: 'Wird beendet …',
      failed: 'Der Server hat das nicht getan. Versuche es noch einmal.',
    },
  },

  note: {
    live: (code) => `Live geteilt · ${code}`,
    lost: 'Keine Verbindung.',
    keepsHere: 'Was du einträgst, bleibt auf diesem Gerät und wird später gesendet.',
    asItWas: 'Das ist der zuletzt bekannte Stand.',
    waiting: (changes) => (changes === 1 ? 'Eine Änderung wartet.' : `${number(changes)} Änderungen warten.`),
    back: 'Wieder verbunden',
    gone: 'Der Server hat diesen Punkteblock nicht mehr.',
    stopped: 'Dieser Stand wird nicht mehr geteilt.',
    goesOnHere: 'Er geht hier weiter, nur auf diesem Gerät.',
    replaced: (name, now, mine) =>
      `${name}: jetzt ${number(now)}, auf einem anderen Gerät eingetragen. Deins war ${number(mine)}.`,
    replacedHidden: (name) => `${name}: auf einem anderen Gerät neu eingetragen. Verborgen, bis die Runde vorbei ist.`,
    refused: 'Der Server hat diese Änderung nicht angenommen.',
    stale: 'Inzwischen hat ein anderes Spiel begonnen; das war für das vorige.',
    noKey: 'Mit diesem Link darf man nichts ändern. Bitte um einen neuen.',
    full: 'Dieser geteilte Stand nimmt keine Änderungen mehr an. Teile ihn neu.',
  },

  contested: {
    title: (name, round) => `${name}, Runde ${number(round)}: schon eingetragen`,
    tells: (theirs, mine) => `Auf einem anderen Gerät steht: ${theirs}. Hier steht: ${mine}. Was stimmt?`,
    keep: (theirs) => `${theirs} behalten`,
    replace: (mine) => `Durch ${mine} ersetzen`,
    hidden: {
      tells:
        'Auch auf einem anderen Gerät wurde etwas eingetragen. Beides bleibt verborgen, bis die Runde vorbei ist. Was gilt?',
      keep: 'Den anderen Eintrag behalten',
      replace: 'Durch meinen ersetzen',
    },
  },

  opening: 'Der Punkteblock wird geöffnet …',
  missing: {
    title: 'Diesen Punkteblock gibt es nicht',
    tells: 'Prüfe den Link. Geteilte Stände, die lange niemand benutzt hat, werden gelöscht.',
  },
  stopped: { title: 'Dieser Stand wird nicht mehr geteilt', tells: 'Wer ihn geteilt hat, hat das beendet.' },
  unreachable: {
    title: 'Der Server antwortet nicht',
    tells: 'Ein geteilter Punkteblock braucht beim ersten Öffnen auf einem Gerät eine Verbindung.',
  },

  watch: {
    title: 'Geteilter Punkteblock',
    watching: 'Du siehst zu. Änderungen erscheinen von selbst.',
    bigScreen: 'Groß anzeigen',
    standing: 'So steht es',
    rounds: 'Runde für Runde',
    none: 'Es ist noch keine Runde eingetragen.',
    scored: (name, points, total) => `${name}: ${number(points)}, insgesamt ${number(total)}.`,
  },

  board: {
    title: 'Großer Bildschirm',
    deals: (name) => `${name} gibt`,
    leads: (name) => `${name} führt`,
    lead: (names) => `${names} führen`,
    tie: (names) => `Gleichstand: ${names}. Alle spielen noch eine Runde.`,
    follow: 'Auf dem Handy verfolgen',
    nothing: 'Kein Punkteblock auf diesem Gerät',
    nothingTells: 'Beginne einen; er erscheint hier sofort.',
    begin: 'Zum Punkteblock',
    progress: (total, target) => `${number(total)} von ${number(target)}`,
  },
});
