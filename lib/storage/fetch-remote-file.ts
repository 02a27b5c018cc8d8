import 'server-only';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { AppError } from '../errors';
import { denyLookup, isDenied } from './deny-lookup';
import { FILE_LIMIT_BYTES } from './prepare-file';

export interface RemoteGuard {
  /** The DNS lookup. Each connection calls it once, and connects to exactly the addresses that were checked. */
  lookup?: LookupFunction;
  ports: readonly number[];
  /** Addresses that may be fetched although they are not public. For tests, which have no public ones. */
  allowed: readonly string[];
  /** For the whole download, from the first lookup to the last byte. */
  deadlineMs: number;
}

const PUBLIC_ONLY: RemoteGuard = { ports: [80, 443], allowed: [], deadlineMs: 10_000 };
const REDIRECT_LIMIT = 3;
const URL_LENGTH = 2000;
/** Names that refer to the internal network, whatever a name server says. */
const HOUSE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa)\.?$/;

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

function allowedUrl(address: string, guard: RemoteGuard): URL {
  const text = address.trim();
  if (text.length > URL_LENGTH || !URL.canParse(text)) throw new AppError('url_refused');
  const url = new URL(text);
  const usual = url.protocol === 'https:' ? 443 : 80;
  const fine =
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    !HOUSE_NAMES.test(url.hostname) &&
    !isDenied(url.hostname.replace(/^\[|\]$/g, '')) &&
    guard.ports.includes(url.port === '' ? usual : Number(url.port));
  if (!fine) throw new AppError('url_refused');
  return url;
}

type Answer = { content: Uint8Array; location?: undefined } | { content?: undefined; location: string };

async function ask(url: URL, guard: RemoteGuard, deadline: AbortSignal): Promise<Answer> {
  const secure = url.protocol === 'https:';
  const rules = { allowIPAddressList: [...guard.allowed], keepAlive: false };
  const agent = secure ? new RequestFilteringHttpsAgent(rules) : new RequestFilteringHttpAgent(rules);
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const options = {
        agent,
        lookup: denyLookup(guard.lookup),
        signal: deadline,
        // Raw bytes: nothing is decompressed here, so nothing can grow.
        headers: { accept: 'image/*,application/pdf', 'accept-encoding': 'identity', 'user-agent': 'Wout' },
      };
      const request = (secure ? https : http).get(url, options, resolve);
      request.once('error', reject);
    });
    return await answerOf(response);
  } catch (error) {
    throw refusalOf(error, deadline);
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

function refusalOf(error: unknown, deadline: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (deadline.aborted) return new AppError('url_too_slow');
  const refused = error instanceof Error && /is not allowed\. Because/.test(error.message);
  return new AppError(refused ? 'url_refused' : 'url_unreachable');
}

function nameIn(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
