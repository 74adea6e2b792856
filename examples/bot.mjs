// A player for a Turn 7 table: node examples/bot.mjs http://localhost:7777/t/CODE [NAME] [--rematch]
import { joinTable } from '@turn7/client';

process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const [link = '', name = 'Js'] = process.argv.slice(2).filter((word) => word !== '--rematch');
const player = await joinTable(link, { name });
console.log(`${name} sits at table ${player.table.code}`);
do {
  const { view } = await player.play(({ seat, hand, choices }) => {
    if (!choices.includes('hit')) return choices.find((to) => to !== seat) ?? seat; // a card for somebody else
    return hand.points < 25 ? 'hit' : 'stay';
  });
  console.log(`the game is over: ${view.seats.map(({ total }) => total).join(' : ')}`);
} while (process.argv.includes('--rematch'));
await player.leave();
