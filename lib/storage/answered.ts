import 'server-only';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** The answer to a request that is under way. Rejects however the request ends without one. */
export function answered(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    // All that Node tells of an answer that wants to speak another protocol (101).
    request.once('close', () => reject(new Error('The request ended without an answer.')));
  });
}
