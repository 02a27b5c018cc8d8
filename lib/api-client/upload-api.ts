import { addressed } from './addressed';
import { browserTenant } from './browser-tenant';
import { requestHeaders } from './request-headers';

/** A connection that transfers nothing for this long is dead, and the upload may be retried. */
const STALLED_MS = 90_000;

interface Upload {
  body: FormData | Blob;
  /** The request's idempotency key: a retry with it is the same request. */
  key: string;
  headers?: HeadersInit;
  signal?: AbortSignal;
  /** Is told the share that is sent, from 0 to 1. */
  onSent: (share: number) => void;
}

interface Answer {
  /** 0 where there was no answer. */
  status: number;
  text: string;
}

/** One upload as one request to our own API. It uses XMLHttpRequest because fetch reports no upload progress. */
export function uploadApi(path: string, { body, key, headers, signal, onSent }: Upload): Promise<Answer> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function moved() {
      clearTimeout(timer);
      timer = setTimeout(abort, STALLED_MS);
    }
    moved();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onSent(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      resolve({ status: request.status, text: request.responseText });
    });
    signal?.addEventListener('abort', abort);
    const tenant = browserTenant();
    request.open('POST', addressed(path, tenant?.slug));
    for (const [name, value] of requestHeaders({ tenant }, headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('idempotency-key', key);
    request.send(body);
  });
}
