import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const seats = (count: number) => (count === 1 ? 'Den freien Platz' : `${number(count)} freie Plätze`);

export const texts = (): Chapters['online'] => ({
  away: (name) => `${name} antwortet nicht; ein Bot spielt.`,
  left: (name) => `${name} ist gegangen; ein Bot spielt.`,
  gone: (name) => `${name} ist gegangen.`,
  back: (name) => `${name} ist wieder da.`,
  host: (name) => `${name} leitet jetzt den Tisch.`,
  youHost: 'Du leitest jetzt den Tisch.',
  chosen: {
    clock: 'Die Zeit war um: Ein Bot hat für dich entschieden',
    absence: 'Deine Verbindung war weg: Ein Bot hat für dich entschieden',
    left: 'Als du weg warst, hat ein Bot für dich entschieden',
    host: 'Es wurde auf dich gewartet: Ein Bot hat für dich entschieden',
  },
  before: (more) => (more === 1 ? 'und eine Wahl davor' : `und davor ${number(more)} weitere`),
  close: 'Schließen',
  daily: 'Zur Aufgabe des Tages',
  embed: 'In eine Seite einbetten',
  device: {
    title: 'Auf einem anderen Gerät spielen',
    tells:
      'Scanne das mit deinem anderen Gerät oder öffne dort den Link: Dein Platz kommt mit. Er gilt nur einmal und nur zehn Minuten lang. Gib ihn niemandem sonst.',
    making: 'Der Link wird erzeugt …',
    failed: 'Es ließ sich kein Link erzeugen. Versuch es gleich noch einmal.',
  },

  clock: {
    left: (seconds) => `${number(seconds)} s`,
    hurry: (seconds) => `Schnell: ${number(seconds)} s`,
    ends: (seconds) =>
      `Noch ${seconds === 1 ? 'eine Sekunde' : `${number(seconds)} Sekunden`}. Dann entscheidet ein Bot für dich.`,
    longLeft: (time) => (time === null ? 'Nur noch kurz' : `Noch ${time}`),
    slow: 'Gemächliches Spiel: Niemand muss dabei sein. Komm wieder, wenn du am Zug bist.',
    tells: 'Sie gilt ab der nächsten Frage. Ist die Zeit um, trifft ein Bot diese eine Entscheidung.',
  },

  hosting: {
    menu: (name) => `${name}: anstupsen, Bot spielen lassen, wegschicken`,
    nudge: 'Anstupsen',
    nudgeTells: (name) => `${name} sieht und hört, dass der Tisch wartet.`,
    notAsked: (name) => `Der Tisch wartet nicht auf ${name}.`,
    nudged: (name) => `${name} wurde angestupst.`,
    nudgesYou: 'Der Tisch wartet auf dich',
    standIn: 'Einen Bot spielen lassen',
    standInTells: (name) => `Bis ${name} wieder antwortet.`,
    standsIn: (name) => `Für ${name} spielt schon ein Bot.`,
    sendAway: 'Wegschicken',
    sendAwayTells: (name) =>
      `Ein Bot spielt den Platz in diesem Spiel zu Ende. Niemand namens ${name} kann an diesen Tisch zurückkommen.`,
    reallySendAway: (name) => `${name} wirklich wegschicken?`,
  },

  hostSentBot: 'Am Tisch wurde auf dich gewartet: Ein Bot spielt für dich',

  queue: {
    waiting: (names) => `Warten auf einen Platz: ${list(names)}`,
    botsSeat: 'Du siehst zu und bekommst im nächsten Spiel den Platz eines Bots',
    inLine: (place) => `Hier sitzen nur Menschen. Du bist Nummer ${number(place)} in der Schlange`,
    takeBotsSeat: 'Statt eines Bots hinsetzen',
    wait: 'Auf einen Platz warten',
    waitNoMore: 'Nicht mehr warten',
    botsGiveWay: (bots) =>
      bots === 1 ? 'Ein Bot macht dir seinen Platz frei.' : 'Bots machen Menschen ihre Plätze frei.',
  },

  fill: {
    title: 'Welche Bots?',
    name: (count) => `${seats(count)} mit Bots besetzen`,
  },

  coach: {
    name: 'Berater',
    allowed: 'erlaubt',
    forbidden: 'nicht an diesem Tisch',
    allowedTell: 'Alle dürfen den Berater fragen, der Chancen zeigt und Rat gibt',
    door: 'An diesem Tisch gibt es keinen Berater: Niemand sieht Chancen oder Ratschläge.',
  },

  notices: {
    name: 'Sag mir Bescheid, wenn ich am Zug bin',
    stop: 'Nicht mehr melden, wenn ich am Zug bin',
    blocked: 'Der Browser blockiert Mitteilungen dieser Seite',
    asks: 'Melden, wenn du am Zug bist?',
    yes: 'Ja',
    no: 'Nein',
    turn: 'Du bist am Zug',
  },
});
