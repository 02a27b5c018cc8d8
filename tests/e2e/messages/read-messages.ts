import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A language's messages. Node wants an import of JSON marked as such, and the build does not understand the mark, so Playwright
 * takes `@/messages/*` from this folder (see `tsconfig.json`).
 */
export function readMessages(locale: string): Record<string, unknown> {
  const folder = path.join(process.cwd(), 'messages', locale);
  const domains = readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  return Object.fromEntries(domains);
}
