import { Command } from 'commander';
export function playCommand(): Command {
  return new Command('play').description('play a game against a simple bot');
}
