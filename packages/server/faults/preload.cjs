// Loaded into a node, and into each of its threads, before anything else: the wall clock can be set, and the disk be slow.
// FAULTS_FILE says by how much; it is read again and again while the node runs.
const { appendFileSync, readFileSync } = require('node:fs');
const Libsql = require('libsql');

const file = process.env.FAULTS_FILE ?? '';
const POLL_MS = 25;

/** Milliseconds that the clock is ahead, and that a commit takes longer. */
let faults = { clock: 0, commit: 0 };

function look() {
  try {
    faults = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Just being written: the next look sees it.
  }
}
look();
setInterval(look, POLL_MS).unref();

const RealDate = Date;
globalThis.Date = class extends RealDate {
  /** @param {...any} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + faults.clock);
    else super(.../** @type {[any]} */ (parts));
  }

  static now() {
    return RealDate.now() + faults.clock;
  }
};

const waiting = new Int32Array(new SharedArrayBuffer(4));
const { exec } = Libsql.prototype;

/** The thread waits, as it does for a disk. @param {string} sql */
Libsql.prototype.exec = function (sql) {
  if (faults.commit > 0 && /^\s*commit/i.test(sql)) {
    Atomics.wait(waiting, 0, 0, faults.commit);
    appendFileSync(`${file}.slow`, '.');
  }
  return exec.call(this, sql);
};
