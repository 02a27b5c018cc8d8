import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Runs a command to its end with our own output; answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** As `run`, but a failure ends the whole. */
export async function must(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed (${code})`);
}

export function bin(name) {
  return path.join(ROOT, 'node_modules', '.bin', name);
}

/** Runs one of our TypeScript scripts. */
export function typescript(file, env, args = []) {
  return must(bin('tsx'), ['--tsconfig', path.join('scripts', 'tsconfig.json'), file, ...args], {
    env: { ...process.env, ...env },
  });
}
