import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/metrics/route';
import { AppError } from '@/lib/errors';
import { readQueues } from '@/lib/health/read-queues';
import { errorBody } from '@/lib/server/respond';
import { makeTenant } from '@/tests/support/factories';

const TOKEN = 'a-token-for-the-numbers';

function ask(authorization?: string) {
  return GET(new Request('http://wout.test/api/metrics', { headers: authorization ? { authorization } : {} }));
}

beforeEach(() => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
});

describe('metrics', () => {
  it('are not there without a token, nor with another one', async () => {
    expect((await ask()).status).toBe(404);
    expect((await ask('Bearer another')).status).toBe(404);
    vi.stubEnv('METRICS_TOKEN', '');
    expect((await ask('Bearer ')).status).toBe(404);
    expect((await ask(`Bearer ${TOKEN}`)).status).toBe(404);
  });

  it('tell requests, errors, connections, mails and exports, and name no company', async () => {
    const tenant = await makeTenant();
    await ask(`Bearer ${TOKEN}`);
    const answered = (globalThis as Record<symbol, Set<(...told: unknown[]) => void> | undefined>)[
      Symbol.for('wout.answered')
    ];
    for (const told of answered ?? []) told('GET', `/vehicles/${tenant.id}?q=Wilner`, 200, 0.07);
    errorBody(new AppError('number_taken'));
    const response = await ask(`Bearer ${TOKEN}`);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(text).toContain('wout_requests_total{kind="page",status="200"} 1');
    expect(text).toContain('wout_request_seconds_bucket{le="0.05",kind="page"} 0');
    expect(text).toContain('wout_request_seconds_bucket{le="0.1",kind="page"} 1');
    expect(text).toContain('wout_errors_total{code="number_taken"} 1');
    expect(text).toMatch(/^wout_database_connections\{state="in_use"\} \d+$/m);
    expect(text).toMatch(/^wout_outbox_waiting \d+$/m);
    expect(text).toMatch(/^wout_exports_running \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
    expect(text).not.toContain(tenant.id);
    expect(text).not.toContain('Wilner');
  });
});

describe('queues', () => {
  it('are unknown where jobs have never started', async () => {
    expect(await readQueues()).toBeNull();
  });
});
