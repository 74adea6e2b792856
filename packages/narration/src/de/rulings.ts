import type { RulingTexts } from '../en/rulings.ts';
import { formatIn } from '../languages.ts';
import type { Words } from './words.ts';

const { capitalised } = formatIn('de');

export const rulings = (w: Words): RulingTexts => ({
  R1: {
    title: 'Ein Kartensatz hat 94 Karten',
    text: `79 davon sind Zahlen: eine 0, eine 1, zwei 2er, drei 3er und so weiter bis zu zwölf 12ern. Die Bonuskarten +2, +4, +6, +8, +10 und ×2 gibt es je einmal, ${w.lock}, ${w.turnThree} und ${w.lifeSaver} je dreimal.`,
  },
  R2: {
    title: 'Ein Kartensatz für je 18 Leute',
    text: 'Bis zu 18 Plätze spielen mit einem Kartensatz, 19 bis 36 mit zweien, 37 bis 54 mit dreien. Mehr als 54 Plätze hat kein Tisch.',
  },
  R3: {
    title: 'Allein spielt man die Solo-Herausforderung',
    text: 'Allein versuchst du, in weniger als fünf Runden auf 200 Punkte zu kommen. Alle anderen Regeln bleiben gleich.',
  },
  R4: {
    title: 'Alles geht im Uhrzeigersinn, links vom Geber beginnend',
    text: 'Karten und Züge beginnen links vom Geber und enden bei ihm. Nach jeder Runde gibt der nächste Platz zur Linken.',
  },
  R5: {
    title: 'Zu Beginn bekommt jeder aktive Platz eine Karte',
    text: 'Jede Runde beginnt mit einer offenen Karte für jeden Platz. Ist es eine Aktionskarte, wird erst alles abgehandelt, was sie auslöst; dann geht das Austeilen weiter.',
  },
  R6: {
    title: 'Eine ausgeteilte Aktionskarte ist die Karte des Platzes',
    text: 'Es gibt keine zweite als Ersatz. Wer sie jemand anderem gibt, beginnt die Runde vielleicht ganz ohne Karten.',
  },
  R7: {
    title: 'Wer vor der eigenen Karte ausscheidet, wird übersprungen',
    text: `Ein Platz kann schon ${w.locked} oder geplatzt sein, bevor er beim Austeilen an der Reihe ist. Dann bekommt er keine Karte.`,
  },
  R8: {
    title: `Karten aus ${w.dative.aTurnThree} ersetzen die ausgeteilte`,
    text: `Wer beim Austeilen schon für ${w.aTurnThree} gezogen hat und noch Karten vor sich hat, wählt, wenn das Austeilen dort ankommt: ziehen oder aufhören. Wer keine Karte mehr hat, bekommt eine.`,
  },
  R9: {
    title: 'Ein Geschenk ersetzt keine Karte',
    text: `${capitalised(w.nominative.aLifeSaver)}, beim Austeilen weitergegeben, zählt nicht als eigene Karte: Die wird wie üblich ausgeteilt.`,
  },
  R10: {
    title: 'Reihum zieht jeder aktive Platz oder hört auf',
    text: 'Nach dem Austeilen geht die Frage immer wieder um den Tisch. Wer zieht, bekommt genau eine Karte; ist alles abgehandelt, was sie auslöst, ist der Zug vorbei.',
  },
  R11: {
    title: 'Wer keine Karte hat, muss ziehen',
    text: `Zum Aufhören braucht man etwas vor sich: eine Zahl, eine Bonuskarte oder ${w.aLifeSaver}. Sonst gibt es nichts zu sichern.`,
  },
  R12: {
    title: 'Aufhören sichert die Punkte',
    text: 'Wer aufhört, scheidet aus der Runde aus und behält die Punkte. Weitere Karten gibt es nicht, und Aktionskarten treffen nicht mehr.',
  },
  R13: {
    title: 'Eine neue Zahl kommt in die Reihe',
    text: 'Eine Zahl, die in der Reihe noch fehlt, wird angelegt. Die 0 bringt keine Punkte, zählt aber als eine von sieben.',
  },
  R14: {
    title: 'Ein Zwilling lässt platzen',
    text: `Wer eine Zahl zieht, die schon in der Reihe liegt, scheidet sofort aus und bekommt 0 Punkte, falls nicht ${w.nominative.aLifeSaver} hilft. Die Karten bleiben liegen, bis der Tisch abgeräumt wird.`,
  },
  R15: {
    title: 'Eine Bonuskarte ist immer sicher',
    text: `Bonuskarten liegen neben der Reihe. Sie lassen niemanden platzen und zählen nicht zu den sieben Zahlen für ${w.aTurn7}.`,
  },
  R16: {
    title: 'Die siebte Zahl beendet die Runde',
    text: `Liegen sieben verschiedene Zahlen in einer Reihe, ist die Runde sofort vorbei, auch mitten in ${w.dative.aTurnThree}. Wer noch aktiv ist, bekommt die eigenen Punkte wie beim Aufhören.`,
  },
  R17: {
    title: `Man behält nur ${w.aLifeSaver}`,
    text: 'Wer keine solche Karte hat, behält die erste, die kommt; ein Ziel wird nicht gewählt. Zwei liegen nie am selben Platz.',
  },
  R18: {
    title: `${capitalised(w.nominative.aLifeSaver)} wirkt sofort`,
    text: 'Kommt ein Zwilling, gehen beide Karten auf die Ablage, und es geht unbeschadet weiter. Man kann das weder ablehnen noch aufschieben.',
  },
  R19: {
    title: `${capitalised(w.nominative.aLifeSaver)} zu viel wird verschenkt`,
    text: 'Wer schon eine solche Karte hat, muss die neue sofort weitergeben, an einen aktiven Platz seiner Wahl, der noch keine hat.',
  },
  R20: {
    title: `Kann niemand ${w.theLifeSaver} nehmen, kommt die Karte auf die Ablage`,
    text: 'Haben alle aktiven Plätze schon eine, kommt die neue auf die Ablage.',
  },
  R21: {
    title: `${capitalised(w.nominative.aLifeSaver)} gilt nur für die Runde`,
    text: 'Wird die Karte nicht gebraucht, kommt sie am Ende der Runde mit allen anderen auf die Ablage.',
  },
  R22: {
    title: `${capitalised(w.nominative.aLock)} trifft einen beliebigen aktiven Platz`,
    text: 'Wer sie zieht oder ausgeteilt bekommt, spielt sie sofort auf einen aktiven Platz, vielleicht den eigenen. Der braucht noch keine Karte zu haben.',
  },
  R23: {
    title: `Wer ${w.locked} ist, sichert und ist raus`,
    text: `Die Punkte sind sicher wie beim Aufhören. ${capitalised(w.nominative.theLock)} bleibt am Platz liegen, bis der Tisch abgeräumt wird. Ohne Karten sind es 0 Punkte.`,
  },
  R24: {
    title: `${capitalised(w.nominative.aTurnThree)} trifft einen beliebigen aktiven Platz`,
    text: 'Wer die Karte zieht oder ausgeteilt bekommt, spielt sie sofort auf einen aktiven Platz, vielleicht den eigenen, auch wenn der noch keine Karte bekommen hat.',
  },
  R25: {
    title: `Bei ${w.dative.aTurnThree} zieht man drei Karten, eine nach der anderen`,
    text: 'Jede Karte wird abgehandelt, bevor die nächste kommt. Was auch immer kommt, ist eine der drei.',
  },
  R26: {
    title: `Platzen oder ${w.nominative.aTurn7} beendet ${w.theTurnThree}`,
    text: `Mit dieser Karte ist Schluss, und was beiseitegelegt war, kommt auf die Ablage. Nach dem Platzen wirken früher zugeteilte Karten noch, nach ${w.dative.aTurn7} nicht mehr.`,
  },
  R27: {
    title: `${w.locks} und ${w.turnThrees} kommen dabei erst einmal beiseite`,
    text: `${capitalised(w.nominative.aLock)} oder ${w.nominative.aTurnThree} unter den drei Karten bewirkt noch nichts, sondern wartet, bis die dritte Karte abgehandelt ist.`,
  },
  R28: {
    title: 'Beiseitegelegtes wird in der Reihenfolge des Ziehens zugeteilt',
    text: 'Nach der dritten Karte bekommt jede beiseitegelegte ein aktives Ziel, die zuerst gezogene zuerst. Keine wirkt, bevor alle zugeteilt sind.',
  },
  R29: {
    title: `${capitalised(w.nominative.aTurnThree)} kommt danach auf die Ablage`,
    text: `Sind drei Karten gezogen und die beiseitegelegten zugeteilt, kommt die Karte noch in der Runde auf die Ablage. Am Platz bleibt sie nicht liegen, anders als ${w.nominative.aLock}.`,
  },
  R30: {
    title: 'Zugeteilte Karten wirken der Reihe nach',
    text: 'Neu zugeteilte stellen sich hinten an. Die vorderste wirkt ganz, bevor die nächste beginnt; bis dahin ist ihr Ziel aktiv und kann noch mehr bekommen.',
  },
  R31: {
    title: 'Ist das Ziel schon raus, kommt die Karte auf die Ablage',
    text: `Ist das Ziel inzwischen ${w.locked} oder geplatzt, hat die zugeteilte Karte keine Wirkung. Weitergeben kann man sie nicht.`,
  },
  R32: {
    title: `${capitalised(w.nominative.aLifeSaver)} wartet nie`,
    text: 'Unter den drei Karten wird die Karte sofort behalten, verschenkt oder abgelegt, wie beim Ziehen. Sie kann noch unter denselben drei Karten vor einem Zwilling retten.',
  },
  R33: {
    title: 'Weiter geht es nach dem Platz, der die Karte bekam',
    text: 'Ist eine Aktionskarte abgehandelt, kommt der Platz links von dem, der sie gezogen oder ausgeteilt bekommen hat. Wen sie traf, ist egal.',
  },
  R34: {
    title: 'Was erzwungen ist, geschieht ohne Frage',
    text: 'Gefragt wird nur, wenn es mindestens zwei erlaubte Antworten gibt. Sonst geschieht das einzig Mögliche: Der letzte aktive Platz nimmt die eigene Aktionskarte, wer keine Karte hat, zieht.',
  },
  R35: {
    title: 'Ist der Stapel leer, wird die Ablage gemischt',
    text: 'Wird eine Karte gebraucht und ist keine mehr da, wird die ganze Ablage zum neuen Stapel, auch das, was in dieser Runde abgelegt wurde.',
  },
  R36: {
    title: 'Karten im Spiel werden nicht mitgemischt',
    text: 'Was vor einem Platz liegt, bleibt dort, auch wenn er geplatzt ist. Ebenso beiseitegelegte und zugeteilte Karten.',
  },
  R37: {
    title: 'Sind beide Stapel leer, endet die Runde',
    text: `Wird eine Karte gebraucht und kein Stapel kann eine geben, sichern alle aktiven Plätze ihre Punkte. Eine Ablage, die nur ${w.turnThrees} und ${w.lifeSavers} enthält, hilft nicht.`,
  },
  R38: {
    title: 'Am Ende der Runde wird abgeräumt',
    text: 'Alle Karten kommen auf die Ablage. Die nächste Runde zieht vom Rest des Stapels, ohne zu mischen.',
  },
  R39: {
    title: 'Die Wertung: Zahlen, verdoppelt, plus Bonus',
    text: `Zähle die Zahlen zusammen, verdopple mit ×2, addiere die +N-Karten und 15 für ${w.aTurn7}: 12, 9, ×2 und +4 ergeben 46. Wer geplatzt ist, bekommt 0.`,
  },
  R40: {
    title: 'Jede ×2 verdoppelt, jede +N kommt dazu',
    text: 'Mit mehreren Kartensätzen kann dieselbe Bonuskarte mehrmals kommen, und jede wirkt. Zwei ×2 vervierfachen die Zahlen.',
  },
  R41: {
    title: 'Bonuskarten zählen auch ohne Zahlen',
    text: 'Auch mit leerer Reihe bringen +N-Karten ihre Punkte. Die ×2 ist dann nichts wert: Es gibt nichts zu verdoppeln.',
  },
  R42: {
    title: 'Die Runde endet, wenn niemand mehr aktiv ist',
    text: `Sobald der letzte aktive Platz aufhört, ${w.locked} wird oder platzt, wird gewertet. Sonst beenden nur ${w.nominative.aTurn7} oder leere Stapel eine Runde.`,
  },
  R43: {
    title: 'Die höchste Summe ab 200 gewinnt',
    text: 'Verglichen wird nach der Wertung einer Runde, nie mittendrin. Wer zuerst über 200 war, ist egal.',
  },
  R44: {
    title: 'Bei Gleichstand geht es weiter',
    text: 'Teilen sich mehrere Plätze die beste Summe, spielt der ganze Tisch weitere Runden, bis jemand allein vorn liegt.',
  },
  R45: {
    title: 'Hausregel: ein anderes Ziel',
    text: 'Der Tisch darf ein anderes Ziel vereinbaren, von 1 bis 1.000.000 Punkten.',
  },
  R46: {
    title: 'Hausregel: mehr oder weniger Kartensätze',
    text: 'Der Tisch darf mit 1 bis 12 Kartensätzen spielen. Alle sind vollständig und werden zusammen gemischt.',
  },
  R47: {
    title: `Hausregel: ${w.nominative.theTurnThree} der ersten Auflage`,
    text: 'Wie in der ersten Auflage überstehen beiseitegelegte Karten das Platzen: Der geplatzte Platz verteilt sie trotzdem an aktive Plätze. Selbst nehmen kann er keine.',
  },
  R48: {
    title: 'Kann keine Karte ausgeteilt werden, ist das Spiel aus',
    text: 'Ist nicht einmal eine Karte da, oder wird tausend Runden lang niemand gefragt, endet das Spiel ohne Sieg. Dazu kommt es nur mit von Hand gelegten Stapeln.',
  },
});
