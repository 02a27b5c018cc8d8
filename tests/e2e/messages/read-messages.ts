import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A language's messages. Node requires an attribute on imports of JSON, which the build does not understand. Playwright
 * therefore takes `@/messages/*` from this folder (see `tsconfig.json`).
 */
export function readMessages(locale: string): Record<string, unknown> {
  const folder = path.join(process.cwd(), 'messages', locale);
  const domains = readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(domains);
}
