import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const allShuffles = (shuffles: number) =>
  shuffles === 1 ? 'Die Mischung ist die' : `Alle ${number(shuffles)} Mischungen sind die`;

export const texts = (): Chapters['proof'] => ({
  proven: (shuffles) =>
    `Bewiesen: ${allShuffles(shuffles)}, die Geheimnis und Zufallszahlen ergeben. Der Fingerabdruck ist der, den dieses Gerät vor der ersten Karte gesehen hat, die Zufallszahl, die es gegeben hat, ist dabei, und die Karten sind die, die gegeben wurden.`,
  later: (names) =>
    names.length === 1
      ? `Danach kam noch die Zufallszahl von ${list(names)}: Nur im Bund mit dem Server ließen sich dafür viele ausprobieren.`
      : `Danach kamen noch die Zufallszahlen von ${list(names)}: Nur im Bund mit dem Server ließen sich dafür viele ausprobieren.`,
  right: (shuffles) =>
    `Die Aufzeichnung stimmt in sich: ${allShuffles(shuffles)}, die ihr Geheimnis und ihre Zufallszahlen ergeben.`,
  but: {
    own: 'Dieses Gerät hat das Geheimnis selbst gewählt und allein gemischt.',
    unseen:
      'Aber dieses Gerät hat das Spiel nicht von Anfang an gesehen. Es weiß nicht, ob das Geheimnis erst gewählt wurde, als die Zufallszahlen bekannt waren.',
    'no seed':
      'Der Fingerabdruck ist der, den dieses Gerät vor der ersten Karte gesehen hat. Aber keine Zufallszahl dieses Geräts ist dabei, du verlässt dich also auf die, die ihre gegeben haben.',
  },
  unfair: 'NICHT fair.',
  differs: {
    record: (why) => `Die Aufzeichnung widerspricht sich selbst: ${why}.`,
    commitment:
      'Der Fingerabdruck in der Aufzeichnung ist nicht der, den dieses Gerät vor der ersten Karte gesehen hat.',
    noCommitment:
      'Dieses Gerät hat vor der ersten Karte einen Fingerabdruck gesehen; in der Aufzeichnung steht keiner.',
    seed: 'Die Zufallszahl, die dieses Gerät gegeben und der Server genommen hat, fehlt in der Aufzeichnung.',
    botSeed: (name) => `${name} ist ein Bot und hat eine Zufallszahl; Bots geben keine.`,
    card: (place, told, written) =>
      written === null
        ? `Karte ${number(place)} des Spiels war ${told}; die Aufzeichnung endet davor.`
        : `Karte ${number(place)} des Spiels war ${told}; in der Aufzeichnung ist es ${written}.`,
  },
  pending: 'Das Geheimnis ist noch nicht aufgedeckt.',
  none: 'In diesem Spiel hat sich niemand auf die Mischungen festgelegt.',
  noRecord: 'Die Aufzeichnung dieses Spiels ist noch nicht da.',
  unseeded:
    'Niemand hat eine Zufallszahl beigesteuert: Das Geheimnis allein hat gemischt, und du vertraust dem Gerät, das es gewählt hat.',
  seenCommitment: 'Fingerabdruck, den dieses Gerät vor der ersten Karte gesehen hat',
  givenSeed: 'Zufallszahl, die dieses Gerät gegeben hat',
  commitment: 'Fingerabdruck in der Aufzeichnung',
  secret: 'Geheimnis, nach dem Spiel gezeigt',
  seeds: 'Zufallszahlen in der Aufzeichnung',
  noSeed: 'keine',
  ownProgram:
    'Diese Seite kommt von dem Server, den sie prüft. Wer ihm nicht traut, speichert die Aufzeichnung und prüft sie mit einem eigenen Programm:',
});
