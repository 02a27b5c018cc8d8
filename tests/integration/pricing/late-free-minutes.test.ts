import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { lateFreeMinutes } from '@/lib/late-free-minutes';
import { LATE_TERMS } from '@/lib/pricing/late-time';
import { freeLateMinutes } from '@/lib/pricing/return-charges';

afterAll(closeDatabase);

const MINUTES = [0, 15, 60, 120, 240];

/** Every grace and every number of free minutes, with each part of the grace that the quote may have left. */
const cases = MINUTES.flatMap((graceMinutes) =>
  MINUTES.flatMap((freeMinutes) =>
    MINUTES.filter((unused) => unused <= graceMinutes).map((unused) => ({ graceMinutes, freeMinutes, unused })),
  ),
);

it('the query says of each agreement what the price of its return says', async () => {
  const rows = cases.map(({ graceMinutes, freeMinutes, unused }, place) => {
    const terms = JSON.stringify({ tariffs: { graceMinutes, late: { freeMinutes } } });
    return sql`(${place}::int, ${unused}::int, ${terms}::text::jsonb)`;
  });
  const found = await withPlatform((tx) =>
    tx.execute<{ minutes: number }>(sql`select ${lateFreeMinutes('r')} as minutes
      from (values ${sql.join(rows, sql`, `)}) r (place, unused_grace_minutes, terms) order by r.place`),
  );
  expect(found.map(({ minutes }) => minutes)).toEqual(
    cases.map(({ graceMinutes, freeMinutes, unused }) =>
      freeLateMinutes({ graceMinutes, unusedGraceMinutes: unused, late: { ...LATE_TERMS, freeMinutes } }),
    ),
  );
});

it('an agreement without terms has the grace that its quote left', async () => {
  const row = sql`select 45 as unused_grace_minutes, null::jsonb as terms`;
  const [found] = await withPlatform((tx) =>
    tx.execute(sql`select ${lateFreeMinutes('r')} as minutes from (${row}) r`),
  );
  expect(found?.minutes).toBe(45);
});
