/** The tips, why the figures come out as they do, and who plays against whom. */
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';

const REGULARS = 'Die drei anderen hören bei 25 Punkten auf.';
const HIGH_AND_LOW =
  'Hohe Karten: mindestens zwei von 10, 11 und 12. Niedrige Karten: keine davon. Mit anderen Händen hört der Spieler bei 25 auf, wie die drei anderen immer.';

export const claims = (w: Words): Chapters['guide']['claims'] => ({
  high: {
    tip: 'Mit 20 Punkten und hohen Karten: aufhören.',
    why: 'Eine Zahl lässt dich mit ihren übrigen Exemplaren platzen, und es gibt so viele davon, wie sie sagt. Darum ist jede Reihe etwa so riskant, wie sie wert ist, aus welchen Zahlen auch immer. Anders ist nur, was noch kommen kann: Liegen die hohen schon vor dir, bringt die nächste Karte etwas weniger.',
    chart: 'Früh aufhören, je nach Karten',
    tells: HIGH_AND_LOW,
  },
  low: {
    tip: 'Niedrige Karten sind sicher: mit ihnen mehr wagen.',
    why: 'Sicher sind sie, solange sie wenig wert sind: Haben sich niedrige Karten zu vielen Punkten summiert, dann auch das Risiko. Aber solange die hohen noch im Stapel sind, bringt die nächste Karte mehr, und mit mehr Zahlen in der Reihe ist der Weg zur siebten kürzer.',
    chart: 'Weitermachen, je nach Karten',
    tells: HIGH_AND_LOW,
  },
  x2: {
    tip: 'Schütze die ×2. Fünfzehn Punkte, verdoppelt 30: nimm sie.',
    why: 'Eine ×2 verdoppelt, was du verlieren kannst, aber auch, was die nächste Zahl bringt. Die Waage bleibt, wie sie ist: Wann man aufhört, hängt von den Zahlen in der Reihe ab, genau wie ohne ×2.',
    chart: 'Wann man mit ×2 aufhört',
    tells: `Ohne ×2 hört der Spieler bei 25 auf. ${REGULARS}`,
  },
  count: {
    tip: 'Beobachte den Tisch und zähle die Karten.',
    why: 'Eine Karte, die schon zu sehen war, kommt nicht wieder, bevor neu gemischt wird. Wer die nächste Karte nach dem abwägt, was wirklich noch da ist, sieht eine Gefahr vorbeigehen oder kommen.',
    chart: 'Zählen und Abwägen',
    tells:
      'Erste Zeile: Einer von vieren merkt sich jede Karte, die anderen wägen ab, als fehlte nur ihre eigene Hand. Übrige Zeilen: Die drei anderen hören bei 25 Punkten auf.',
  },
  lock: {
    tip: `Spiele ${w.aLock} auf den Führenden oder auf eine gute Hand.`,
    why: `Wer ${w.locked} wird, bekommt, was vor ihm liegt; verloren geht ihm der Rest der Runde. Das trifft eine Hand, die kaum begonnen hat, mehr als eine, die ohnehin aufgehört hätte. Und am meisten trifft es den, der das Spiel gewinnen würde.`,
    chart: `Wohin mit: ${w.lock}`,
    tells: `Alle hören bei 25 Punkten auf. Die drei anderen zielen mit jeder Karte „${w.lock}“ zufällig, aber nie auf sich selbst.`,
  },
  three: {
    tip: `Spiele ${w.aTurnThree} auf den mit den gefährlichen Karten.`,
    why: 'Drei Karten können eine Reihe platzen lassen, sie aber ebenso gut füllen. Wirklich gefährlich sind sie nur für eine lange Reihe, und wer eine lange Reihe hat, hat oft schon aufgehört.',
    chart: `Wohin mit: ${w.turnThree}`,
    tells: `Alle hören bei 25 Punkten auf. Die drei anderen zielen mit jeder Karte „${w.turnThree}“ zufällig, aber nie auf sich selbst.`,
  },
  aim: {
    tip: 'Setze Aktionskarten klug ein: gegen die anderen.',
    why: `Zu zweit geht nichts verloren: Jede Aktionskarte trifft den, der zu schlagen ist, oder einen selbst.`,
    chart: 'Wohin mit Aktionskarten, zu zweit',
    tells: 'Zwei Spieler, die beide die Karten zählen und sich nur darin unterscheiden, wohin Aktionskarten gehen.',
  },
  saver: {
    tip: `Hebe ${w.theLifeSaver} für eine Hand auf, die es wert ist.`,
    why: `Beim ersten Zwilling ist die Karte weg, sofort; niemand wird gefragt. Wählen kannst du, wie weit du gehst, solange sie vor dir liegt. So lange lässt dich die nächste Karte nicht platzen: Wer aufhört, verschenkt sie.`,
    chart: `Wann man mit ${w.lifeSaver} aufhört`,
    tells: `Ohne die Karte hört der Spieler bei 25 auf. ${REGULARS}`,
  },
  seven: {
    tip: `Immer auf ${w.aTurn7} zu spielen ist ein Fehler.`,
    why: 'Jede Zahl auf dem Weg macht einen Zwilling wahrscheinlicher, und es gibt immer mehr zu verlieren. Den Bonus gibt es erst am Ende dieses Weges.',
    chart: 'Weiterziehen für die Sieben',
    tells: `Ab so vielen Zahlen zieht der Spieler weiter, was auch immer er hat; vorher hört er bei 25 auf. ${REGULARS}`,
  },
  solid: {
    tip: 'Solide 20 Punkte schlagen einen riskanten Versuch auf sieben.',
    why: 'Gegen Leute, die nie aufhören, ist fast jede Grenze gut. Aber am Tisch hören die anderen auf, und dann sind 20 bald weniger, als der Beste von ihnen hat.',
    chart: 'Wann man aufhört',
    tells: 'Erste Zeile: Die drei anderen hören nie auf. Übrige Zeilen: Die drei anderen hören bei 25 Punkten auf.',
  },
  adapt: {
    tip: 'Vorn auf Nummer sicher, hinten mit Risiko.',
    why: 'Nur der erste Platz zählt. Wer hinten liegt, verliert durch Platzen wenig; wer vorn liegt, gewinnt durch eine weitere Karte wenig. Am klarsten ist es am Ende: Würde jemand gewinnen, der schon draußen ist, verliert sicher, wer darunter aufhört.',
    chart: 'Spielen nach dem Stand',
    tells:
      'Zeilen 1 bis 3: Der Spieler hört so viele Punkte früher oder später als bei 25 auf, sobald er 30 Punkte vorn oder hinten liegt; die anderen hören bei 25 auf. Zeile 4: Die anderen zählen, ohne das Ende zu kennen. Zeile 5: Die anderen spielen wie Zeile 4, der Spieler ist der trainierte Bot.',
  },
});
