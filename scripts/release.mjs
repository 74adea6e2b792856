// `npm run release`: version, changelog, commit and tag, by release-it (.release-it.json). `-- minor` or `-- 1.0.0` says which version it
// is to be; `-- --dry-run` only tells what would be done. Pushing the tag is what publishes.
import { Explained, inRoot, isProgram, readJson, runMain } from './lib/root.mjs';
import { runNode, runQuietly, toolFile } from './lib/run.mjs';

const STEPS = ['major', 'minor', 'patch'];
/** They are release-it's. */
const OPTIONS = ['--dry-run', '--no-git.requireCleanWorkingDir'];
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * The version that is next: the present one if it was never released, else the patch after it, unless somebody wishes another.
 * @param {string} present
 * @param {boolean} isReleased
 * @param {string} [wish] `major`, `minor`, `patch` or a version
 */
export function nextVersion(present, isReleased, wish) {
  if (wish !== undefined && VERSION.test(wish)) return wish;
  if (wish !== undefined && !STEPS.includes(wish))
    throw new Explained(`"${wish}" is no version; expected ${STEPS.join(', ')} or one such as 1.0.0.`);
  if (wish === undefined && !isReleased) return present;
  const [major = 0, minor = 0, patch = 0] = present.split('.').map((part) => Number.parseInt(part, 10));
  if (wish === 'major') return `${major + 1}.0.0`;
  return wish === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

async function release() {
  const args = process.argv.slice(2);
  const options = args.filter((arg) => arg.startsWith('-'));
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw new Explained(`Unknown option '${unknown}'; expected ${OPTIONS.join(', ')}.`);
  const [wish, more] = args.filter((arg) => !options.includes(arg));
  if (more !== undefined) throw new Explained(`"${more}" is one too many; expected one version.`);
  const { version } = readJson(inRoot('package.json'));
  const { code } = await runQuietly('git', ['rev-parse', '--verify', `refs/tags/v${version}`]);
  // Without a terminal, or where nothing is done, nobody need be asked.
  const isUnasked = !process.stdin.isTTY || options.includes('--dry-run');
  const program = toolFile('release-it', 'release-it');
  return runNode([program, nextVersion(version, code === 0, wish), ...(isUnasked ? ['--ci'] : []), ...options]);
}

if (isProgram(import.meta.url)) await runMain(release);
