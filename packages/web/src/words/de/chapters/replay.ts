import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (w: Words): Chapters['replay'] => ({
  title: 'Aufzeichnung – Turn 7',
  heading: 'Aufzeichnung',
  players: (count) => (count === 1 ? 'eine Person' : `${number(count)} Personen`),
  board: 'Der Tisch in diesem Moment',
  moment: 'Der Moment in Worten',
  step: (round, step, steps) => `Runde ${number(round)}, Schritt ${number(step)} von ${number(steps)}`,
  beforeStart: 'Vor der ersten Karte',
  beforeStartTells: 'Alle haben Platz genommen. Geh einen Schritt weiter oder drück auf Abspielen.',
  totals: 'Gesamtpunkte nach Runden',

  controls: 'Steuerung der Aufzeichnung',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  previousRound: 'Vorige Runde',
  nextRound: 'Nächste Runde',
  scrub: 'Moment',
  speed: (times) => `Tempo ${number(times, times % 1 === 0 ? 0 : 1)}×`,

  highlights: 'Große Momente',
  bustIn: (round, name) => `${number(round)} · ${name} geplatzt`,
  turn7In: (round, name) => `${number(round)} · ${w.turn7}: ${name}`,

  link: 'Link zu diesem Moment',
  linkCopied: 'Link kopiert',
  linkShown: 'Kopiere diesen Link',
  download: 'Aufzeichnung speichern',
  position: 'Im Labor öffnen',

  whatIf: {
    button: 'Ab hier weiterspielen',
    tells: 'Die Karten und Entscheidungen bis hierher bleiben, wie sie waren. Der Rest des Stapels wird neu gemischt.',
    seat: 'Dein Platz',
    seatWith: (name, total) => `${name}, ${number(total)} Punkte`,
    over: 'Niemand wird mehr gefragt: Hier ist das Spiel entschieden.',
  },

  check: 'Mischung prüfen',
  embed: 'In eine Seite einbetten',

  openLead: 'Öffne ein Spiel, das als .t7-Datei gespeichert wurde, zieh sie hierher oder füge ihren Text ein.',
  chooseFile: 'Datei wählen',
  dropHere: 'Lass die Datei hier los',
  paste: 'Text der Aufzeichnung',
  show: 'Aufzeichnung zeigen',
  another: 'Anderes Spiel',
  whichGame: 'Spiel',
  gameTitle: (place) => `Spiel ${number(place)}`,
  wrong: {
    is: (name, what) => `${name === null ? 'Das' : `„${name}“`} ist ${what}, keine Aufzeichnung von Turn 7.`,
    foreign: {
      picture: 'ein Bild',
      pdf: 'ein PDF-Dokument',
      archive: 'eine gepackte Datei oder ein Office-Dokument',
      media: 'Ton oder Film',
      data: 'eine Datei ohne lesbaren Text',
      json: 'eine JSON-Datei',
      markup: 'eine Webseite oder anderes Markup',
      text: 'ein gewöhnlicher Text',
      empty: 'leer',
    },
    record: (name) =>
      `${name === null ? 'Das' : `„${name}“`} beginnt wie eine Aufzeichnung von Turn 7, lässt sich aber nicht spielen.`,
    cut: 'Sie ist wohl abgeschnitten: Das Ende fehlt.',
    stopped: (line, text) => `Gelesen wurde bis Zeile ${number(line)}: „${text}“.`,
    expected: 'Erwartet wird eine Textdatei, meist .t7, die mit der Zeile „turn7 record 1“ beginnt.',
    large: (name, size, most) =>
      `${name === null ? 'Das' : `„${name}“`} hat ${number(size)} MB. Ein Spiel hat ein paar tausend Zeichen; gelesen werden höchstens ${number(most)} MB.`,
    unreadable: (name) =>
      `${name === null ? 'Das' : `„${name}“`} lässt sich nicht lesen: Es ist ein Ordner, oder die Datei ist weg oder gesperrt. Erwartet wird eine Textdatei, meist .t7.`,
    gone: 'Dieses Spiel gibt es auf diesem Gerät nicht. Es wurde gelöscht oder auf einem anderen gespielt.',
    link: 'Dieser Link ist beschädigt: Ein Teil ging unterwegs verloren. Lass ihn dir noch einmal geben oder öffne die Aufzeichnung selbst.',
    table: (code, game) =>
      `Von Tisch ${code} gibt es hier keine Aufzeichnung von Spiel ${number(game)}. Nach einem Spiel bleibt sie eine Weile liegen; bis dahin lässt sie sich speichern.`,
    network: 'Die Aufzeichnung liegt auf dem Server, und der antwortet nicht. Versuch es gleich noch einmal.',
  },
});
