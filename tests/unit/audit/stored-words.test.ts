import { describe, expect, it } from 'vitest';
import { entryTexts } from '@/lib/audit/entry-texts';
import { auditReader } from '../../support/audit-reader';
import { RECORDED_ENTRIES } from '../../support/recorded-entries';

const STORED_WORD = /^[a-z]+(?:[_-][a-z]+)*$/;
/** What a person has typed in the tests, and the name of a paper's file. */
const TYPED = ['found', 'photo.webp'];

describe('the audit log says every choice in the reader’s words:', () => {
  it('finds the entries', () => {
    expect(RECORDED_ENTRIES.length).toBeGreaterThan(90);
  });

  it.each(RECORDED_ENTRIES.filter(({ after }) => after?.startsWith('{')))('$verb', ({ verb, entity, after = '' }) => {
    const { changes } = entryTexts(
      {
        ...{ id: '1', at: new Date(0), memberId: '2', operatorId: null, address: null, actorName: 'Solange' },
        ...{ action: verb, entity, entityId: null, before: null, after: JSON.parse(after) },
      },
      auditReader('en', new Map()),
    );
    const stored = changes.filter((change) =>
      change.after.split(', ').some((word) => STORED_WORD.test(word) && !TYPED.includes(word)),
    );
    expect(stored).toEqual([]);
  });
});
