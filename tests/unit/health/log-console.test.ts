import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { logConsole } from '@/lib/health/log-console';
import { log } from '@/lib/log';
import { asWork } from '@/lib/request-scope';
import { logLines } from '@/tests/support/log-lines';

const print = console.error;
afterEach(() => {
  console.error = print;
});

it('what Next prints of a page’s error is a line without values, with the reference that the page shows', async () => {
  const cause = Object.assign(new Error('canceling statement'), { code: '57014', parameters: ['Rose Jean'] });
  const error = new DrizzleQueryError('select * from customers where name = $1', ['Rose Jean'], cause);
  Object.assign(error, { digest: '1234567890' });
  const lines = await logLines(() =>
    asWork({ requestId: 'r-1', reference: 'abc' }, async () => {
      logConsole();
      console.error(' \u001b[31m⨯\u001b[0m', error);
      log.info('later');
    }),
  );
  expect(lines).toMatchObject([
    { level: 50, requestId: 'r-1', reference: '1234567890', err: { digest: '1234567890', cause: { code: '57014' } } },
    { requestId: 'r-1', reference: '1234567890', msg: 'later' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Rose');
});

it('a known error keeps its request’s reference, and mere text is a line without colours', async () => {
  const lines = await logLines(() =>
    asWork({ reference: 'abc' }, async () => {
      logConsole();
      console.error(' ⨯', new AppError('database_unavailable'));
      console.error('\u001b[31mport in use\u001b[0m', 3000);
    }),
  );
  expect(lines).toMatchObject([{ reference: 'abc', err: { digest: 'database_unavailable' } }, { msg: 'port in use' }]);
});
