import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { program, ROOT, runProgram } from '../../scripts/parts/run.mjs';

/**
 * Builds the bare application in a separate folder: inside the repository, Next would give it our middleware. Returns
 * the folder.
 */
export async function buildBareApp() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-bare-'));
  fs.cpSync(path.join(ROOT, 'tests', 'bench', 'bare'), folder, { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  if ((await runProgram(program('next'), ['build'], { cwd: folder, env })) !== 0)
    throw new Error('The bare application could not be built.');
  return folder;
}
