import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const running = new Set();

/** Runs a command to its end with our own output, and returns its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    track(child);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export function track(child) {
  running.add(child);
  child.on('exit', () => running.delete(child));
}

/** Like `run`, but a failure ends everything. */
export async function must(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${[path.basename(command), ...args].join(' ')} failed (${code}).`);
}

/** Tells every running command to stop. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/** The program of an installed package, as a file for Node. `.bin` does not exist on every platform. */
export function program(name, packageName = name) {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

export function runProgram(file, args, options) {
  return run(process.execPath, [file, ...args], options);
}

/** Runs one of our TypeScript scripts. */
export async function typescript(file, env, args = []) {
  const code = await runProgram(program('tsx'), ['--tsconfig', path.join('scripts', 'tsconfig.json'), file, ...args], {
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`${file} failed (${code}).`);
}
