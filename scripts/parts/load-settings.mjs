import fs from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { ROOT } from './run.mjs';

/** Takes the settings of a file `.env` beside the application, if there is one. What is set already stays. */
export function loadSettings() {
  const file = path.join(ROOT, '.env');
  if (fs.existsSync(file)) loadEnvFile(file);
}
