import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { must, ROOT } from './run.mjs';

// 'npm install' rather than 'npm ci': a registry that lacks the binaries of other platforms leaves gaps in the lock, which 'ci' refuses.
/** Installs the packages where they are missing or not those of the lock file. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node 20.19 or later is needed; this is ${process.version}.`);
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(ROOT, 'node_modules', '.installed-lock');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages …');
  await must('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  fs.writeFileSync(mark, lock);
}
