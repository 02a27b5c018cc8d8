import { newId } from '@/lib/id';
import { archiveOwnData } from '@/lib/leaving/archive-own-data';
import { asAdmin } from '@/tests/support/contexts';
import type { VerbCase } from './verb-case';

/** What a company does when it leaves. */
export const LEAVING_VERBS: VerbCase[] = [
  {
    verb: archiveOwnData,
    allowed: async () => ({ exportId: newId() }),
    forbidden: async (tenant) => {
      const input = { exportId: newId() };
      await archiveOwnData(await asAdmin(tenant), input);
      return [input, 'validation_error', { exportId: 'invalid_value' }];
    },
    stranger: null,
  },
];
