import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether this process runs as root on a system with apt-get. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a Debian package without prompts. */
export function installPackage(name: string): void {
  process.stdout.write(`Installing Debian's package ${name} ...\n`);
  const quietly = ['-q', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  for (const args of [
    ['update', '-q'],
    ['install', ...quietly, name],
  ]) {
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
}
