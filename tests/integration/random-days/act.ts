import type fc from 'fast-check';
import { expect } from 'vitest';
import type { MemberRole } from '@/lib/auth/permissions';
import { AppError, isOurFault } from '@/lib/errors';
import type { Verb } from '@/lib/server/command';
import { allocationFaults } from '@/tests/support/allocation-faults';
import { auditFaults, readRows } from './audit-faults';
import { type Company, within } from './company';
import { ledgerFaults } from './ledger-faults';
import { numberFaults } from './number-faults';
import { statusFaults } from './status-faults';

/** The audit entries that an act must have left once each; `refused` if nothing may have changed, `time` if only time passed. */
export type Played = readonly string[] | 'refused' | 'time';

export interface Act<Picks> {
  name: string;
  /** What chance decides. Records are picked by a number, as nobody knows yet which there will be. */
  picks: fc.Arbitrary<Picks>;
  possible: (company: Company) => boolean;
  /** Does it, checks that it was refused or not as it had to be, and writes down what should be true now. */
  play: (company: Company, picks: Picks) => Promise<Played>;
}

/** How often each act was done, and refused with which code. */
export const TALLY = new Map<string, number>();

/** The rows as the last act left them. Nothing may change between two acts. */
const SEEN = new WeakMap<Company, Awaited<ReturnType<typeof readRows>>>();

export type Step = fc.AsyncCommand<Company, null>;

/** An act that is followed by a look at everything that must always be true. */
export function stepOf<Picks>(act: Act<Picks>): fc.Arbitrary<Step> {
  return act.picks.map((picks) => ({
    check: act.possible,
    toString: () => `${act.name} ${JSON.stringify(picks)}`,
    run: async (company) => {
      const before = SEEN.get(company) ?? (await readRows(company));
      const played = await act.play(company, picks);
      const after = await readRows(company);
      SEEN.set(company, after);
      expect(auditFaults(before, after, played), 'audit log').toEqual([]);
      // No row has changed then, so everything is as true as it was.
      if (played === 'refused') return;
      expect(await allocationFaults(company.tenant.id), 'allocations').toEqual([]);
      expect(await statusFaults(company), 'states').toEqual([]);
      expect(await ledgerFaults(company), 'money').toEqual([]);
      expect(await numberFaults(company), 'numbers').toEqual([]);
    },
  }));
}

/** The result of a verb, or the code of its refusal. An unexpected error is thrown. */
export async function attempt<T>(
  company: Company,
  role: MemberRole,
  verb: Verb<T>,
  input: unknown,
): Promise<{ done: T; code: null } | { done: null; code: string }> {
  try {
    const done = await within(company, role, (ctx) => verb(ctx, input));
    count(verb.verb.name);
    return { done, code: null };
  } catch (error) {
    if (!(error instanceof AppError) || isOurFault(error.code)) throw error;
    count(`${verb.verb.name}: ${error.code}`);
    return { done: null, code: error.code };
  }
}

function count(what: string): void {
  TALLY.set(what, (TALLY.get(what) ?? 0) + 1);
}

/** One of a list that is not empty. */
export function pick<T>(list: readonly T[], chance: number): T {
  const found = list[chance % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
