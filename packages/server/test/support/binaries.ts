/** Finds the servers that tests start: on the machine, else through apt when that is allowed. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Wanted {
  readonly name: string;
  /** Programs that must lie in one folder. */
  readonly programs: readonly string[];
  /** Where to look besides the PATH. */
  readonly folders: () => readonly string[];
  readonly aptPackage: string;
}

/** The folder that holds the programs. Null, said loudly, if there is none; a machine that runs CI must have them. */
export function folderOf(wanted: Wanted): string | null {
  const folder = look(wanted) ?? (install(wanted) ? look(wanted) : null);
  if (folder !== null) return folder;
  const message = `${wanted.name} is not on this machine: expected ${wanted.programs.join(' and ')} on the PATH`;
  if (process.env['CI']) throw new Error(message);
  console.warn(`\nSKIPPED: ${message}. The tests that need it do not run.\n`);
  return null;
}

/** Whether a program is there. `aptPackage`: what it comes in. */
export const hasProgram = (program: string, aptPackage = program): boolean =>
  folderOf({ name: program, programs: [program], folders: () => [], aptPackage }) !== null;

export const isRoot = process.getuid?.() === 0;

function look({ programs, folders }: Wanted): string | null {
  const all = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...folders()];
  return all.find((folder) => programs.every((program) => isProgram(join(folder, program)))) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether it worked. Test files run side by side, so one waits for the other's installation. */
function install({ aptPackage }: Wanted): boolean {
  if (!isRoot || process.platform !== 'linux') return false;
  const apt = (...args: readonly string[]): void => {
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  };
  try {
    apt('update');
    apt('install', '-y', aptPackage);
    return true;
  } catch {
    return false;
  }
}

/** The folders below `parent`, the last name first, so that of several versions the newest is found. */
export function foldersBelow(parent: string, ...rest: readonly string[]): string[] {
  try {
    const names = readdirSync(parent).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return names.map((name) => join(parent, name, ...rest));
  } catch {
    return [];
  }
}
