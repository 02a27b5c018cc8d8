import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadApi } from '@/lib/api-client/upload-api';
import { BROWSER_SESSION_KEY } from '@/lib/auth/browser-session-key';

/** Stands for the browser's own request, which Node does not have. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  status = 0;
  responseText = '';
  aborted = false;
  opened = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, path: string) {
    this.opened = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send() {}
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  move(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('loadend'));
  }
}

const body = new Blob(['a list']);
let told: number[] = [];
const onSent = (share: number) => {
  told.push(share);
};

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends the file with its key and for the company of this browser, and tells how far it is', async () => {
  const remembered = JSON.stringify({ tenant: { id: 'the id', slug: 'lakay' } });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === BROWSER_SESSION_KEY ? remembered : null) });
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = uploadApi('/api/imports/vehicles', { body, key: 'the key', headers, onSent });
  const request = FakeRequest.last;
  request.move(3, 6);
  request.move(0, 0);
  request.answer(201, '{"id":"1"}');
  expect(await answer).toEqual({ status: 201, text: '{"id":"1"}' });
  expect([request.opened, told]).toEqual(['POST /api/imports/vehicles?tenant=lakay', [0.5, 0]]);
  expect(Object.fromEntries(request.headers)).toMatchObject({
    'x-requested-with': 'XMLHttpRequest',
    'x-tenant': 'lakay',
    'x-tenant-id': 'the id',
    'idempotency-key': 'the key',
    'content-type': 'application/octet-stream',
  });
});

it('ends once the connection has been silent for ninety seconds, and not before', async () => {
  const answer = uploadApi('/api/files', { body, key: 'k', onSent });
  const request = FakeRequest.last;
  vi.advanceTimersByTime(89_999);
  request.move(1, 6);
  vi.advanceTimersByTime(89_999);
  expect(request.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(request.aborted).toBe(true);
  expect(await answer).toEqual({ status: 0, text: '' });
  void uploadApi('/api/files', { body, key: 'k', onSent });
  vi.advanceTimersByTime(90_000);
  expect(FakeRequest.last.aborted).toBe(true);
});

it('is not ended once it was answered, and ends at once for whoever aborts it', async () => {
  const answered = uploadApi('/api/files', { body, key: 'k', onSent });
  const first = FakeRequest.last;
  first.answer(201, '{}');
  await answered;
  vi.advanceTimersByTime(1_000_000);
  expect(first.aborted).toBe(false);
  const left = new AbortController();
  const ended = uploadApi('/api/files', { body, key: 'k', signal: left.signal, onSent });
  left.abort();
  expect(FakeRequest.last.aborted).toBe(true);
  expect(await ended).toEqual({ status: 0, text: '' });
});
