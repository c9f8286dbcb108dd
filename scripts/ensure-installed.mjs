import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.mjs';

// The .mjs scripts also run before the packages are installed. They then run on the Node of the machine, so they must
// work with Node 20 and later. All other scripts run on the newer Node in node_modules.
export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
export const projectNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs the packages of package-lock.json if they are not installed. Ends the process if the installation fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write('Installing packages (once, and after an update) ...\n');
  // Removes this project's node_modules from PATH. Otherwise, npm would run on the Node in node_modules, which npm can
  // replace during the installation.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules));
  // Uses `npm install` instead of `npm ci`. If a registry lacks the builds of a package for other platforms, `npm ci`
  // reports that the lock file is inconsistent, and fails.
  const code = await runProgram('npm', ['install', '--no-save', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter) },
  }).catch((error) => exitWithError(`npm could not be run: ${error.message}`));
  if (code !== 0) {
    exitWithError(
      'npm install failed: see its messages above. It needs the npm registry and npm 10 or newer.',
    );
  }
  if (!existsSync(projectNode)) {
    exitWithError(
      'The package "node" did not install its program. Check that install scripts are on: npm config get ignore-scripts',
    );
  }
}

/**
 * Returns whether the installed packages match package-lock.json and this platform. npm lists the installed packages in
 * node_modules/.package-lock.json.
 */
function isInstalled() {
  const listFile = join(modules, '.package-lock.json');
  if (!existsSync(listFile) || !existsSync(projectNode)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const placed = readPackages(listFile);
  return (
    Object.entries(placed).every(([path, entry]) => isAsked(wanted[path], entry) && fits(entry)) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || path in placed || entry.optional)
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function isAsked(wanted, placed) {
  return wanted ? wanted.version === placed.version : placed.optional;
}

function fits({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

/** Prints an error message and ends the process with exit code 1. */
export function exitWithError(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
