import fc from 'fast-check';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { type Act, attempt, pick } from '../act';
import type { Company } from '../company';

const drafts = ({ hires }: Company) => hires.filter(({ status }) => status === 'draft');

export const DISCARD_DRAFT: Act<{ which: number }> = {
  name: 'discard a draft',
  picks: fc.record({ which: fc.nat(20) }),
  possible: (company) => drafts(company).length > 0,
  async play(company, { which }) {
    const hire = pick(drafts(company), which);
    await attempt(company, 'agent', discardDraft, { rentalId: hire.id });
    hire.status = 'cancelled';
    return ['rentals.discard_draft'];
  },
};
