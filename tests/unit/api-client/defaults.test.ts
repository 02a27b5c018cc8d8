import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '@/lib/api-client/call-api';
import { fetchApi } from '@/lib/api-client/fetch-api';
import { BROWSER_SESSION_KEY } from '@/lib/auth/browser-session-key';

/** When each request was sent, in milliseconds from the first. */
let sentAt: number[] = [];
let sent: { address: string; headers: Headers }[] = [];

/** Stands for the network: nothing answers, and whoever sent a request may end it. */
function dead(address: string, { headers, signal }: { headers: Headers; signal: AbortSignal }): Promise<Response> {
  sentAt.push(Date.now());
  sent.push({ address, headers });
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

beforeEach(() => {
  [sentAt, sent] = [[], []];
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('fetch', dead);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without an answer', () => {
  it('a write ends after twenty seconds, and not before', async () => {
    const ended = vi.fn();
    void fetchApi('/api/x', { method: 'POST' }).catch(ended);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
    expect(sentAt).toEqual([0]);
  });

  it('a read is sent again 300, 600 and 1,200 ms after each of its twenty seconds', async () => {
    const ended = vi.fn();
    void callApi('/api/x').catch(ended);
    await vi.advanceTimersByTimeAsync(82_099);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 0, error: { code: 'network_error' } }));
    expect(sentAt).toEqual([0, 20_300, 40_900, 62_100]);
  });

  it('what may take as long as it takes does not end', async () => {
    const left = new AbortController();
    const ended = vi.fn();
    void fetchApi('/api/x', { method: 'POST', timeoutMs: null, signal: left.signal }).catch(ended);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ended).not.toHaveBeenCalled();
    left.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('the content is waited for no longer than that, too', async () => {
    const stuck = (_address: string, { signal }: { signal: AbortSignal }) => {
      sentAt.push(Date.now());
      const content = new ReadableStream({
        start: (control) => signal.addEventListener('abort', () => control.error(signal.reason)),
      });
      return Promise.resolve(new Response(content));
    };
    vi.stubGlobal('fetch', stuck);
    const ended = vi.fn();
    void fetchApi('/api/x').catch(ended);
    await vi.advanceTimersByTimeAsync(82_100);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
    expect(sentAt).toEqual([0, 20_300, 40_900, 62_100]);
  });
});

describe('the company that is called for', () => {
  const asked = async (remembered: string | null) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === BROWSER_SESSION_KEY ? remembered : null) });
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
      sent.push({ address, headers });
      return new Response('{}');
    });
    await fetchApi('/api/x');
    const [{ address, headers } = { address: '', headers: new Headers() }] = sent.splice(0);
    return [address, ...['x-tenant', 'x-tenant-id', 'x-organization'].map((name) => headers.get(name))];
  };

  it('is the one that this browser is signed in to, where none is named', async () => {
    const session = { tenant: { id: 'the id', slug: 'lakay', name: 'Lakay' }, user: { name: 'Ti Jak' } };
    expect(await asked(JSON.stringify(session))).toEqual(['/api/x?tenant=lakay', 'lakay', 'the id', 'lakay']);
  });

  it.each([null, '', '{', 'null', '{"tenant":null}', '{"tenant":{"id":1,"slug":"lakay"}}', '{"tenant":{"id":"a"}}'])(
    'is none where it remembers %j',
    async (remembered) => {
      expect(await asked(remembered)).toEqual(['/api/x', null, null, null]);
    },
  );

  it('is none where nothing may be remembered', async () => {
    const refuses = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuses });
    vi.stubGlobal('fetch', async (address: string) => new Response(JSON.stringify(address)));
    expect(await callApi('/api/x')).toBe('/api/x');
  });
});
