import { callApi } from '@/lib/api-client/call-api';
import { fetchApi } from '@/lib/api-client/fetch-api';
import type { ErrorBody } from '@/lib/errors';
import type { ImportSettings } from '@/lib/imports/input';
import type { ImportKind } from '@/lib/imports/values';

export interface Progress {
  step: 'checking' | 'writing';
  done: number;
  total: number;
}

type Line = { progress?: Progress; result?: unknown; error?: ErrorBody };

/** Runs an import and reports its progress line by line. Returns `lost` if the response broke off before its end. */
export async function streamImport(
  kind: ImportKind,
  importId: string,
  settings: ImportSettings,
  onProgress: (progress: Progress) => void,
): Promise<'done' | 'lost' | ErrorBody> {
  let last: Line = {};
  try {
    const answer = await fetchApi(`/api/imports/${kind}/${importId}/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
      // It answers line by line, as long as the import takes.
      timeoutMs: null,
    });
    for await (const line of linesOf(answer)) {
      // Safe because our own server writes these lines.
      last = JSON.parse(line) as Line;
      if (last.progress) onProgress(last.progress);
    }
  } catch {
    return 'lost';
  }
  if (last.error) return last.error;
  return last.result ? 'done' : 'lost';
}

/** The state of an import whose response was lost. */
export async function askResult(
  kind: ImportKind,
  importId: string,
): Promise<'done' | 'running' | 'stopped' | 'unknown'> {
  try {
    const facts = await callApi<{ status?: string; running?: boolean }>(`/api/imports/${kind}/${importId}`);
    if (facts.status === 'done') return 'done';
    if (facts.status !== 'uploaded') return 'unknown';
    return facts.running ? 'running' : 'stopped';
  } catch {
    return 'unknown';
  }
}

async function* linesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
    if (done) break;
  }
  if (rest.trim()) yield rest;
}
