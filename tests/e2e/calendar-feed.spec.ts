import { expect } from '@playwright/test';
import { getFeedLink } from '@/lib/feeds/get-feed-link';
import { makeFeed } from '@/lib/feeds/make-feed';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { test } from './parts/journey';

test('a calendar’s address answers a program that asks for its head only', async ({ page, company, signIn }) => {
  const ctx = await asManager(company, { idempotencyKey: 'feed' });
  await makeFeed(ctx, { vehicleId: null });
  const link = await query(await asManager(company), 'feeds.manage', (q) => getFeedLink(q, null, () => ''));
  await signIn('agent');
  await page.goto('/notices');
  const head = await page.evaluate(async (address) => {
    const answer = await fetch(address, { method: 'HEAD' });
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  }, link?.address ?? '');
  expect(head).toEqual([200, 'text/calendar; charset=utf-8', '']);
});
