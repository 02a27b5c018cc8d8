import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { must, ROOT } from './run.mjs';

/** Installs the packages if they are missing or do not match the lock file. */
export async function ensureInstalled({ dev = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or later is needed; this is ${process.version}.`);
  if (isInstalled(dev)) return;
  await withLock(
    path.join(ROOT, '.data', 'install.lock'),
    async () => {
      if (!isInstalled(dev)) await install();
    },
    { whenWaiting: 'Waiting for another installation of the packages …' },
  );
}

async function install() {
  console.log('Installing packages …');
  // 'npm install' rather than 'npm ci'. A registry without binaries for other platforms leaves gaps in the lock file,
  // which 'ci' refuses.
  await must('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
}

/** Compares the lock file with the copy that npm leaves in node_modules when it has finished. */
function isInstalled(dev) {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf(path.join('node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([place, { version, optional, dev: onlyDev, link }]) => {
    if (place === '' || link) return true;
    if (!present[place]) return optional === true || (onlyDev === true && !dev);
    return present[place].version === version && fs.existsSync(path.join(ROOT, place));
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
}
