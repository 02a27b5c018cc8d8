import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { allowedUrl } from '../storage/allowed-url';
import { answered } from '../storage/answered';
import { denyLookup } from '../storage/deny-lookup';
import { publicAgent } from '../storage/public-agent';
import type { RemoteGuard } from '../storage/remote-guard';
import { remoteRefusal } from '../storage/remote-refusal';

/** So much of an answer is kept. */
const KEPT_BYTES = 2000;

interface Posted {
  headers: Record<string, string>;
  body: string;
}

/**
 * Posts a message to an address that a member typed. Only public addresses, which are checked when it is dialled, and no
 * redirect is followed. Throws `url_refused`, `url_unreachable` or `url_too_slow`; any answer is an answer.
 */
export async function postMessage(
  address: string,
  { headers, body }: Posted,
  guard: RemoteGuard,
): Promise<{ status: number; text: string }> {
  const deadline = AbortSignal.timeout(guard.deadlineMs);
  const url = allowedUrl(address, guard);
  const agent = publicAgent(url, guard);
  try {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent,
      lookup: denyLookup(guard.lookup),
      signal: deadline,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
    });
    const answer = answered(request);
    request.end(body);
    const response = await answer;
    return { status: response.statusCode ?? 0, text: await beginningOf(response) };
  } catch (error) {
    throw remoteRefusal(error, deadline);
  } finally {
    agent.destroy();
  }
}

/**
 * What comes after the part that is kept is not read. The status is the answer, also where the rest breaks off or takes too
 * long. PostgreSQL stores no zero bytes.
 */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      // Safe because no encoding is set, so that the chunks are bytes.
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length >= KEPT_BYTES) break;
    }
  } catch {
    // What has come until then is kept.
  } finally {
    response.destroy();
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, KEPT_BYTES), { stream: true });
  return text.replaceAll('\u0000', '');
}
