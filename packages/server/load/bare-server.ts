/** The bare design as a process: Socket.IO over a log with group commit, and nothing else. Prints its port. */
import { createServer } from 'node:http';
import { SOCKET_PATH } from '@turn7/protocol';
import Database from 'libsql';
import { Server } from 'socket.io';

const [file = ''] = process.argv.slice(2);
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('create table event (room text, seq integer, body text, primary key (room, seq))');
const insert = database.prepare('insert into event values (?, ?, ?)');

interface Move {
  readonly room: string;
  readonly seq: number;
  readonly body: string;
  readonly ack: (answer: unknown) => void;
}

const http = createServer();
const io = new Server(http, { transports: ['websocket'], path: SOCKET_PATH });
let waiting: Move[] = [];

function commit(): void {
  const moves = waiting;
  waiting = [];
  database.exec('begin immediate');
  for (const { room, seq, body } of moves) insert.run(room, seq, body);
  database.exec('commit');
  for (const { room, seq, body, ack } of moves) {
    ack({ ok: true, seq });
    io.to(room).emit('update', { seq, body });
  }
}

io.on('connection', (socket) => {
  const room = String(socket.handshake.auth['code']);
  socket.join(room);
  socket.emit('welcome', {});
  socket.on('command', ({ seq, body }: { seq: number; body: string }, ack: (answer: unknown) => void) => {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ room, seq, body, ack });
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
