#!/usr/bin/env node
import { existsSync } from 'node:fs';

const builder = new URL('../../../scripts/build.mjs', import.meta.url);
const program = new URL('../dist/turn7.js', import.meta.url);
/** What is answered without a command, and without a page. */
const QUESTIONS = ['-h', '--help', '-V', '--version'];

try {
  // In a checkout the command is always that of the sources, and so is the page that it serves.
  if (existsSync(builder)) {
    const { build, buildPrograms } = await import(builder.href);
    const [command = 'serve'] = process.argv.slice(2);
    const isForServer = command === 'serve' || (command.startsWith('-') && !QUESTIONS.includes(command));
    await (isForServer ? build() : buildPrograms());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!existsSync(program)) {
  console.error('turn7 is not built: packages/cli/dist/turn7.js is missing. In a checkout, run `npm run build`.');
  process.exit(1);
}
await import(program.href);
