import type { Words } from '@turn7/narration/de';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const replay = (w: Words): Texts['replay'] => ({
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
  download: 'Aufzeichnung sichern',
  position: 'Im Labor öffnen',

  check: 'Mischung prüfen',

  openLead: 'Öffne ein Spiel, das als .t7-Datei gesichert wurde, zieh sie hierher oder füge ihren Text ein.',
  chooseFile: 'Datei wählen',
  dropHere: 'Lass die Datei hier los',
  paste: 'Text der Aufzeichnung',
  show: 'Aufzeichnung zeigen',
  another: 'Anderes Spiel',
  whichGame: 'Spiel',
  gameTitle: (place) => `Spiel ${number(place)}`,
  wrongLine: (line) => `Zeile ${number(line)}:`,
  wrongEmpty: 'In diesem Text ist keine Aufzeichnung. Sie beginnt mit der Zeile „turn7 record 1“.',
  wrongLink:
    'Dieser Link ist beschädigt: Ein Teil ging unterwegs verloren. Lass ihn dir noch einmal geben oder öffne die Aufzeichnung selbst.',
  wrongTable: (code, game) =>
    `Von Tisch ${code} gibt es hier keine Aufzeichnung von Spiel ${number(game)}. Nach einem Spiel bleibt sie eine Weile liegen; bis dahin lässt sie sich sichern.`,
  wrongNetwork: 'Die Aufzeichnung liegt auf dem Server, und der antwortet nicht. Versuch es gleich noch einmal.',
});
