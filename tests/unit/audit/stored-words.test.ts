import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryTexts } from '@/lib/audit/entry-texts';
import { auditReader } from '../../support/audit-reader';

const WRITES = new URL('../../integration/verbs/writes/', import.meta.url);
const ENTRY = /^\+ audit_entries\n((?: {4}.*\n)*)/gm;
const STORED_WORD = /^[a-z]+(?:[_-][a-z]+)*$/;
/** What a person has typed in the tests, and the name of a paper's file. */
const TYPED = ['found', 'photo.webp'];

/** Every audit entry that the verbs' tests have recorded, by its verb. */
const ENTRIES = fs.readdirSync(WRITES).flatMap((file) => {
  const text = fs.readFileSync(new URL(file, WRITES), 'utf8');
  return [...text.matchAll(ENTRY)].map(([, columns = '']) => {
    const column = (name: string) =>
      new RegExp(`^ {4}${name}: ((?:.*)(?:\\n {5}.*)*(?:\\n {4}})?)`, 'm').exec(columns)?.[1];
    return { verb: file.replace('.txt', ''), entity: column('entity') ?? '', after: column('after') };
  });
});

describe('the audit log says every choice in the reader’s words:', () => {
  it('finds the entries', () => {
    expect(ENTRIES.length).toBeGreaterThan(90);
  });

  it.each(ENTRIES.filter(({ after }) => after?.startsWith('{')))('$verb', ({ verb, entity, after = '' }) => {
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
