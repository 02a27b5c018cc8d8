import { localDay, localToInstant } from '@/lib/dates';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { drawerVersion } from '@/lib/drawers/drawer-version';
import { readDrawer } from '@/lib/drawers/read-drawer';
import { signDrawer } from '@/lib/drawers/sign-drawer';
import { type DrawerCurrency, PIECES } from '@/lib/drawers/values';
import { MINUTE_MS } from '@/lib/durations';
import type { Transaction } from '../client';
import type { DemoCompany } from './companies';
import { demoContext, TIME_ZONE } from './demo-context';
import type { DrawerRow } from './drawer-moves';
import type { Inserted } from './insert-company';

const LEFT = { USD: 10_000, HTG: 250_000 } as const;
const MISSING_HTG_CENTS = 2_500;

const SHORT = {
  ht: 'Yon biyè 25 goud te manke nan monnen an',
  fr: 'Il manque un billet de 25 gourdes dans la monnaie rendue',
};

/**
 * Closes the days before today by the product's own verbs: counted by whoever has the drawer, signed off by the manager. The
 * last count of the agent still waits, and every third one lacks a note of 25 gourdes.
 */
export async function closeDays(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  at: { drawers: DrawerRow[]; made: Inserted; now: Date },
): Promise<void> {
  const { agent, manager } = at.made.staff;
  const today = localDay(at.now, TIME_ZONE);
  const past = at.drawers.filter(({ businessDay }) => businessDay < today);
  const waiting = past.findLast(({ memberId }) => memberId === agent.id);
  const actor = (role: 'agent' | 'manager', now: Date) =>
    demoContext(tx, tenantId, company, { who: role === 'agent' ? agent : manager, role, now });
  let signedAt = new Date(0);
  for (const [index, { id, memberId, businessDay }] of past.entries()) {
    const drawer = await readDrawer({ tx, tenantId }, id);
    const ofAgent = memberId === agent.id;
    const expected = (currency: DrawerCurrency) =>
      drawer.lines.find((line) => line.method === 'cash' && line.currency === currency)?.expectedCents ?? 0;
    const short = index % 3 === 0 && expected('HTG') > LEFT.HTG;
    const counted = { USD: expected('USD'), HTG: expected('HTG') - (short ? MISSING_HTG_CENTS : 0) };
    const others = drawer.lines.filter(({ method }) => method !== 'cash');
    const closedAt = closingTime(businessDay, drawer.entries.at(-1)?.receivedAt ?? at.now, at.now);
    const { countId } = await countDrawer(actor(ofAgent ? 'agent' : 'manager', closedAt), {
      ...{
        drawerId: id,
        seen: drawerVersion(drawer),
        usd: pieces('USD', counted.USD),
        htg: pieces('HTG', counted.HTG),
      },
      others: Object.fromEntries(others.map(({ method, expectedCents }) => [method, expectedCents])),
      leftUsdCents: ofAgent ? Math.min(LEFT.USD, counted.USD) : 0,
      leftHtgCents: ofAgent ? Math.min(LEFT.HTG, counted.HTG) : 0,
      reason: short ? SHORT[company.locale] : '',
    });
    if (id === waiting?.id) continue;
    signedAt = new Date(Math.min(Math.max(closedAt.getTime(), signedAt.getTime()) + 25 * MINUTE_MS, at.now.getTime()));
    await signDrawer(actor('manager', signedAt), { drawerId: id, countId });
  }
}

/** At twenty to seven in the evening, or a quarter of an hour after the last payment. */
function closingTime(day: string, last: Date, now: Date): Date {
  const evening = localToInstant(`${day}T18:40`, TIME_ZONE) ?? last;
  return new Date(Math.min(Math.max(evening.getTime(), last.getTime() + 15 * MINUTE_MS), now.getTime()));
}

/** An amount in the fewest notes and coins. */
function pieces(currency: DrawerCurrency, cents: number): Record<string, number> {
  let left = cents;
  const found: Record<string, number> = {};
  for (const value of PIECES[currency]) {
    const many = Math.floor(left / value);
    if (many > 0) found[value] = many;
    left -= many * value;
  }
  return found;
}
