import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/testing/free-port.ts';
import { canInstallPackages, installPackage } from './debian-package.ts';

interface LocalPostgres {
  /** The connection string of a superuser, on loopback. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port, with a temporary data folder inside the folder `parent`. `stop` ends the
 * server and deletes the data folder. `moreSettings` are settings as in postgresql.conf. If PostgreSQL is not installed
 * and this process is allowed to install packages, installs the Debian package. Throws an Error if PostgreSQL is
 * missing or does not start.
 */
export async function startLocalPostgres(
  moreSettings: string[] = [],
  parent = tmpdir(),
): Promise<LocalPostgres> {
  const binaries = findBinaries() ?? installDebianPackage();
  const folder = mkdtempSync(join(parent, 'lagom-postgres-'));
  // PostgreSQL refuses to run as root, so root starts it as another user. That user is possibly not allowed to read
  // this repository, so PostgreSQL runs in the temporary folder.
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const logFile = join(folder, 'log');

  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'lagom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=300',
    ...moreSettings,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Logs to a file and not to a pipe. Nothing would read a pipe while the tests run, and a full pipe would block
    // PostgreSQL.
    { ...options, stdio: ['ignore', 'ignore', openSync(logFile, 'w')] },
  );
  const stop = () => end(server, folder);
  process.once('exit', () => server.kill('SIGQUIT'));
  const address = `postgres://lagom@127.0.0.1:${port}/postgres`;
  await firstConnection(address, server, logFile).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, stop };
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const releases = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...releases.map((release) => join(debian, release, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installDebianPackage(): string {
  if (!canInstallPackages()) {
    throw new Error(
      'PostgreSQL is missing: install it (on Debian: apt-get install postgresql), then run this again.',
    );
  }
  // Prevents the package from starting its own server on port 5432.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  const setting = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(setting)) writeFileSync(setting, 'create_main_cluster = false\n');
  installPackage('postgresql');
  const binaries = findBinaries();
  if (!binaries) throw new Error('The package postgresql was installed, but its programs were not found.');
  return binaries;
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL needs an unprivileged user, but neither "postgres" nor "nobody" exists.');
}

async function firstConnection(address: string, server: ChildProcess, logFile: string): Promise<void> {
  for (
    const deadline = Date.now() + 30_000;
    Date.now() < deadline && server.exitCode === null;
    await wait(50)
  ) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {}
  }
  throw new Error(`PostgreSQL did not start.\n${readFileSync(logFile, 'utf8')}`);
}

/** Stops the server and deletes its folder. SIGINT makes PostgreSQL disconnect its clients without waiting for them. */
async function end(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
