import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDocument } from './api-document';

let kept: Promise<ApiDocument> | null = null;

/** The description of the API, which `npm run openapi` has written. It stays in memory once somebody has asked for it. */
export function readApiDocument(): Promise<ApiDocument> {
  kept ??= readFile(path.join(process.cwd(), 'lib/openapi/openapi.json'), 'utf8').then(JSON.parse);
  return kept;
}
