/**
 * The bare design as a process: plain WebSockets over a log with group commit, and nothing else. Prints its port. The log is
 * that of the server: a line says when it came and which command it is, and stands behind its predecessor or not at all.
 */
import { createServer } from 'node:http';
import Database from 'libsql';
import { WebSocketServer } from 'ws';
import { Departure } from '../src/socket/departure.ts';
import { textFrame } from '../src/socket/frame.ts';
import { INSERT_LINE } from '../src/store/sqlite.ts';

const [file = ''] = process.argv.slice(2);
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`create table event (
  table_id text not null, seq integer not null, at integer not null, command text, body text not null,
  primary key (table_id, seq)
)`);
const insert = database.prepare(INSERT_LINE);

interface Move {
  readonly room: string;
  readonly seq: number;
  readonly command: string;
  readonly body: string;
  readonly departure: Departure;
  readonly number: number;
}

const http = createServer();
const accepting = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const rooms = new Map<string, Departure[]>();
let waiting: Move[] = [];

function commit(): void {
  const moves = waiting;
  waiting = [];
  database.exec('begin immediate');
  for (const { room, seq, command, body } of moves) insert.run([room, seq, Date.now(), command, body]);
  database.exec('commit');
  for (const { room, seq, body, departure, number } of moves) {
    const update = textFrame(JSON.stringify(['update', { seq, body }]));
    for (const other of rooms.get(room) ?? []) other.add(update);
    departure.add(textFrame(JSON.stringify(['answer', { ok: true, seq }, number])));
  }
}

http.on('upgrade', (request, stream, head) => {
  accepting.handleUpgrade(request, stream, head, (socket) => {
    const departure = new Departure(socket, stream);
    let room = '';
    socket.on('message', (data) => {
      const [name, said, number] = JSON.parse(String(data));
      if (name === 'hello') {
        room = said.code;
        rooms.set(room, [...(rooms.get(room) ?? []), departure]);
        departure.add(textFrame('["welcome",{}]'));
        return;
      }
      if (waiting.length === 0) setImmediate(commit);
      waiting.push({ room, seq: said.seq, command: said.command, body: said.body, departure, number });
    });
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
