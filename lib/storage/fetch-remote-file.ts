import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { AppError } from '../errors';
import { allowedUrl } from './allowed-url';
import { answered } from './answered';
import { denyLookup } from './deny-lookup';
import { FILE_LIMIT_BYTES } from './prepare-file';
import { publicAgent } from './public-agent';
import type { RemoteGuard } from './remote-guard';
import { remoteRefusal } from './remote-refusal';

const PUBLIC_ONLY: RemoteGuard = { ports: [80, 443], allowed: [], deadlineMs: 10_000 };
const REDIRECT_LIMIT = 3;

/**
 * Downloads a file from a URL that a user typed. Only http and https, and only public addresses, which are checked at
 * connection time and again at each redirect. Throws `url_refused`, `url_unreachable`, `url_too_slow` or
 * `file_too_large`.
 */
export async function fetchRemoteFile(
  address: string,
  guard: RemoteGuard = PUBLIC_ONLY,
): Promise<{ content: Uint8Array; fileName: string }> {
  const deadline = AbortSignal.timeout(guard.deadlineMs);
  let url = allowedUrl(address, guard);
  for (let hops = 0; hops <= REDIRECT_LIMIT; hops += 1) {
    const answer = await ask(url, guard, deadline);
    if (answer.content) return { content: answer.content, fileName: nameIn(url) };
    url = allowedUrl(URL.canParse(answer.location, url.href) ? new URL(answer.location, url).href : '', guard);
  }
  throw new AppError('url_refused');
}

type Answer = { content: Uint8Array; location?: undefined } | { content?: undefined; location: string };

async function ask(url: URL, guard: RemoteGuard, deadline: AbortSignal): Promise<Answer> {
  const agent = publicAgent(url, guard);
  try {
    const request = (url.protocol === 'https:' ? https : http).get(url, {
      agent,
      lookup: denyLookup(guard.lookup),
      signal: deadline,
      // Raw bytes: nothing is decompressed here, so nothing can grow.
      headers: { accept: 'image/*,application/pdf', 'accept-encoding': 'identity', 'user-agent': 'Wout' },
    });
    return await answerOf(await answered(request));
  } catch (error) {
    throw remoteRefusal(error, deadline);
  } finally {
    agent.destroy();
  }
}

async function answerOf(response: http.IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  try {
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return { location: headers.location };
    if (statusCode !== 200) throw new AppError('url_unreachable');
    if (Number(headers['content-length'] ?? 0) > FILE_LIMIT_BYTES) throw new AppError('file_too_large');
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response) {
      // Safe because no encoding is set, so that the chunks are bytes.
      const bytes = part as Buffer;
      length += bytes.length;
      if (length > FILE_LIMIT_BYTES) throw new AppError('file_too_large');
      parts.push(bytes);
    }
    return { content: Buffer.concat(parts) };
  } finally {
    response.destroy();
  }
}

function nameIn(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
