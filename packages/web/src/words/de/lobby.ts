import type { Words } from '@turn7/narration/de';
import { list, number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const lobby = (w: Words): Texts['lobby'] => ({
  title: (code) => `Tisch ${code} – Turn 7`,
  yourTable: 'Dein Tisch',
  tableOf: (host) => `Tisch von ${host}`,
  someTable: 'Ein Tisch ohne Gastgeber',
  you: 'du',
  toFront: 'Zur Startseite',
  rules: 'Regeln',

  connecting: 'Verbindung zum Tisch …',
  stillConnecting: 'Der Server hat noch nicht geantwortet. Diese Seite versucht es weiter.',

  join: {
    title: (host) => `Du bist an den Tisch von ${host} eingeladen`,
    titlePlain: 'Du bist an einen Tisch eingeladen',
    alone: 'Dort sitzt noch niemand.',
    atTable: 'Am Tisch',
    seatsFree: (free) => (free === 1 ? 'Ein Platz ist frei.' : `${number(free)} Plätze sind frei.`),
    full: 'Alle Plätze sind besetzt.',
    underWay: 'Gerade läuft ein Spiel. Du kannst zusehen und dich zum nächsten dazusetzen.',
    name: 'Dein Name',
    nameHint: 'Damit die anderen wissen, wer da sitzt. Ohne Konto.',
    nameMissing: 'Schreib einen Namen mit wenigstens einem Buchstaben.',
    sit: 'Hinsetzen',
    sitNext: 'Beim nächsten Spiel mitspielen',
    watch: 'Nur zusehen',
    noPlaceNow: 'Du hast keinen Platz mehr an diesem Tisch.',
    sentAway: 'Jemand mit diesem Namen wurde von diesem Tisch weggeschickt.',
  },

  sorry: {
    'not found': {
      title: 'Diesen Tisch gibt es nicht',
      tells:
        'Prüfe den Code: Er hat sechs Buchstaben und Ziffern. Tische, die lange niemand benutzt hat, werden aufgelöst.',
    },
    full: { title: 'Der Tisch ist voll', tells: 'Alle Plätze sind besetzt, und Zuschauer sind nicht erwünscht.' },
    left: {
      title: 'Du bist nicht mehr an diesem Tisch',
      tells: 'Du bist gegangen, oder dein Platz wurde weitergegeben.',
    },
    noWatching: { title: 'Hier darf niemand zusehen', tells: 'An diesem Tisch sind Zuschauer nicht mehr erwünscht.' },
    pass: {
      title: 'Dieser Link gilt nicht mehr',
      tells:
        'Ein Link für ein anderes Gerät gilt nur einmal und nur zehn Minuten lang. Erzeuge auf dem Gerät mit deinem Platz einen neuen.',
    },
    unavailable: {
      title: 'Der Server antwortet nicht',
      tells: 'Online-Tische brauchen eine Verbindung. Alles andere auf dieser Seite geht ohne.',
    },
    version: {
      title: 'Diese Seite ist veraltet',
      tells: 'Der Server wurde aktualisiert. Lade die Seite neu; dein Platz bleibt dir.',
    },
  },
  reload: 'Neu laden',

  invite: {
    title: 'Einladen',
    scan: 'Scannen oder öffnen',
    qr: (address) => `QR-Code für ${address}`,
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyYourself: 'Kopiere diesen Link:',
    share: 'Teilen',
    message: 'Komm an meinen Tisch zu einem Spiel Turn 7.',
    watchOnly: 'Nur zusehen:',
    spectator: 'Link zum Zusehen',
    bigScreen: 'großer Bildschirm',
    localOnly:
      'Diese Adresse geht nur auf diesem Gerät. Öffne die Seite für andere unter der Adresse dieses Geräts in deinem Netz.',
  },

  seats: {
    title: 'Plätze',
    taken: (taken, all) => `${number(taken)} von ${number(all)} besetzt`,
    host: 'Gastgeber',
    bot: (level) => `Bot, ${level}`,
    here: 'bereit',
    gone: 'nicht verbunden',
    free: 'Freier Platz',
    moreFree: (count) => (count === 1 ? 'und ein weiterer freier Platz' : `und ${number(count)} weitere freie Plätze`),
    addBot: 'Bot hinzufügen',
    addBotTitle: 'Welcher Bot?',
    sit: 'Hinsetzen',
    stand: 'Aufstehen',
    remove: (name) => `${name} entfernen`,
    manage: (name) => `${name}: wegschicken oder zum Gastgeber machen`,
    kick: 'Wegschicken',
    kickTells: 'Der Platz wird frei. Mit dem Link ist die Rückkehr möglich.',
    handOver: 'Zum Gastgeber machen',
    handOverTells: 'Wer Gastgeber ist, startet Spiele und ändert die Regeln. Du kannst das dann nicht mehr.',
    watching: (names) => `Sehen zu: ${list(names)}`,
    came: (name) => `${name} ist an den Tisch gekommen`,
    went: (name) => `${name} hat den Tisch verlassen`,
  },

  options: {
    title: 'Dieser Tisch',
    change: 'Tischregeln ändern',
    save: 'Speichern',
    target: 'Ziel',
    clock: 'Bedenkzeit',
    noClock: 'unbegrenzt',
    clockTells: 'Ist die Zeit um, trifft ein Bot diese eine Entscheidung.',
    seats: 'Plätze',
    decks: 'Kartensätze',
    decksAuto: 'nach Spielerzahl',
    decksCount: (decks) => number(decks),
    flags: {
      originalTurnThree: {
        name: w.turnThree,
        off: 'Platzen streicht beiseitegelegte Karten',
        on: 'Platzen streicht beiseitegelegte Karten nicht',
        tells: `${w.turnThree} wie im Original: Beiseitegelegte Karten gelten auch nach dem Platzen`,
      },
    },
    spectators: 'Zuschauer',
    spectatorsTell: 'Alle mit dem Link dürfen zusehen',
    listed: 'Öffentliche Liste',
    listedTell: 'Diesen Tisch auf der Startseite zeigen, damit alle dazukommen können',
    yes: 'ja',
    no: 'nein',
    wrongTarget: (most) => `Ziel: eine ganze Zahl von 1 bis ${number(most)}.`,
    wrongSeats: (least, most) => `Plätze: eine ganze Zahl von ${number(least)} bis ${number(most)}.`,
  },

  seal: {
    sealed: 'Die nächste Mischung ist schon versiegelt:',
    what: 'Was ist das?',
    title: 'Eine Mischung, die niemand bestimmt',
    tells: [
      'Bevor sich jemand setzt, wählt der Server eine lange geheime Zahl und zeigt ihren Fingerabdruck. Von da an kann er die Zahl nicht mehr ändern, ohne dass es alle merken.',
      'Dein Gerät gibt eine eigene Zufallszahl dazu, und ebenso die Geräte aller anderen. Erst alle zusammen bestimmen die Reihenfolge der Karten.',
      'Nach dem Spiel wird das Geheimnis verraten. Die Aufzeichnung des Spiels beweist dann, dass genau diese Karten daraus folgen.',
    ],
    fingerprint: 'Der ganze Fingerabdruck',
    seed: 'Die Zufallszahl dieses Geräts',
  },

  doubts: {
    commitment: 'NICHT fair: Der Server zeigt für dasselbe Spiel einen anderen Fingerabdruck als vorher.',
    seed: 'NICHT fair: Der Server hatte die Zufallszahl dieses Geräts und hat sie weggelassen.',
    'bot seed': 'NICHT fair: Der Server hat mit einer Zufallszahl für einen Bot gemischt; Bots haben keine.',
    cards: 'NICHT fair: Der Server nennt jetzt andere Karten als vorher.',
    'asked again':
      'Der Server hat ein zweites Mal nach der Zufallszahl dieses Geräts gefragt. Dieses Gerät hat für jedes Spiel eine und gab dieselbe.',
    'not taken':
      'Der Server hat die Zufallszahl dieses Geräts nicht genommen: Sie kam zu spät, oder ein anderes Gerät hat für deinen Platz eine gegeben. Ist beides nicht so, dann traue dieser Mischung nicht.',
  },
  understood: 'Verstanden',

  start: {
    with: (players) => (players === 1 ? 'Allein starten' : `Start mit ${number(players)} Spielern`),
    nobody: 'Erst muss sich jemand setzen.',
    onlyHost: (host) => `${host} startet das Spiel.`,
    hostGone: (host) => `${host} startet das Spiel, ist aber gerade nicht verbunden.`,
    noHost: 'Der Tisch hat keinen Gastgeber. Wer sich setzt, wird es.',
  },

  leave: {
    name: 'Verlassen',
    title: 'Den Tisch verlassen?',
    keep: 'Zur Startseite und den Platz behalten',
    forGood: 'Verlassen und den Platz aufgeben',
    tells:
      'Behältst du ihn, bringt dich derselbe Link zurück. Gibst du ihn auf, wird er frei; mitten im Spiel spielt dort ein Bot weiter.',
    leaving: 'Dein Platz wird frei, sobald der Server antwortet.',
  },

  nearlyFull: 'An diesem Tisch wurde so viel gespielt, dass er fast voll ist. Eröffne einen neuen.',

  next: {
    watching: 'Du siehst zu',
    waiting: 'Du siehst zu und spielst beim nächsten Spiel mit',
    sit: 'Beim nächsten Spiel mitspielen',
    notNext: 'Nur zusehen',
    full: 'Alle Plätze sind besetzt',
    away: 'Ein Bot spielt für dich',
    back: 'Bin wieder da',
    tableRules: 'Plätze und Regeln',
    with: (names) => `Nächstes Spiel: ${list(names)}`,
    toTable: 'Zurück zum Tisch',
  },

  lost: (name, seconds) =>
    `${name} hat die Verbindung verloren${seconds === null ? '' : `; in ${number(seconds)} s springt ein Bot ein`}.`,

  connection: {
    lost: 'Verbindung verloren – neuer Versuch läuft.',
    since: (seconds) => `Seit ${number(seconds)} s. Es geht nichts verloren.`,
    offline: 'Dieses Gerät ist offline.',
    back: 'Wieder verbunden',
  },

  refused: {
    'bad request': 'Das hat der Server nicht verstanden.',
    unauthorised: 'Du hast keinen Platz an diesem Tisch.',
    forbidden: 'Das darf nur, wer Gastgeber ist.',
    'not found': 'Das gibt es nicht mehr.',
    gone: 'Das gibt es nicht mehr.',
    'wrong stage': 'Das geht im Moment nicht.',
    stale: 'Zu spät: Das ist schon entschieden.',
    contested: 'Jemand war schneller.',
    'not your turn': 'Du bist nicht am Zug.',
    'not an answer': 'Das geht hier nicht.',
    full: 'Alle Plätze sind besetzt.',
    'too large': 'Das war zu lang.',
    'too many requests': 'Das war zu schnell. Warte einen Moment.',
    internal: 'Auf dem Server ist etwas schiefgegangen.',
    unavailable: 'Der Server konnte das nicht tun. Versuch es noch einmal.',
    outdated: 'Diese Seite ist veraltet. Lade sie neu.',
  },

  reactions: {
    title: 'Reagieren',
    mute: 'Reaktionen ausblenden',
    unmute: 'Reaktionen zeigen',
    says: (name, reaction) => `${name}: ${reaction}`,
    names: {
      clap: 'Applaus',
      laugh: 'Haha!',
      wow: 'Wow!',
      ouch: 'Autsch!',
      think: 'Hmm …',
      hurry: 'Beeilung!',
      heart: 'Schön!',
      bye: 'Tschüss!',
    },
  },

  open: {
    title: 'Offene Tische',
    taken: (taken, seats) => `${number(taken)} von ${number(seats)} Plätzen`,
    clock: (time) => `${time} pro Zug`,
    stages: { lobby: 'noch nicht begonnen', playing: 'Spiel läuft', finished: 'zwischen zwei Spielen' },
    rated: 'gewertet',
    join: 'Beitreten',
    watch: 'Zusehen',
    yours: 'Dein Platz',
  },
});
