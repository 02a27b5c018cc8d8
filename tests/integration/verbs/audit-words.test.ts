import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readChanges } from '@/lib/audit/read-changes';
import { changeLabel } from '@/lib/audit/value-text';
import { AUDIT_KINDS } from '@/lib/audit/values';
import en from '@/messages/en';
import { auditReader } from '@/tests/support/audit-reader';
import { readSources } from '@/tests/support/sources';

const WRITES = 'tests/integration/verbs/writes';

/** What only the product itself understands, so that nobody is shown it. */
const HIDDEN =
  /^(?:id|tenantId|\w*(?:Key|Id)|\d+|createdAt|updatedAt|position|x|y|key|params|sentence|slot|sha256|searchText|basis|step|order|receipt|pencilled|dashboard|refused|lines?|quantityHundredths|damages|checkIn|extras|changes|skippedShots|odometerConfirmed|priceLines|ended|rate|moved|taken|(?:spare_wheel|jack|front|back|left|right|usd|htg)\w*)$/;

/** The names of the values in each verb's audit entries, from what its test has written down. */
function storedNames(): [entity: string, name: string][] {
  const found = readdirSync(WRITES).flatMap((file) => {
    const text = readFileSync(`${WRITES}/${file}`, 'utf8');
    return [...text.matchAll(/^\+ audit_entries\n((?: {4}.*\n)+)/gm)].flatMap(([, entry = '']) => {
      const entity = /^ {4}entity: (.*)$/m.exec(entry)?.[1] ?? '';
      return [...entry.matchAll(/"(\w+)":/g)].map(([, name = '']): [string, string] => [entity, name]);
    });
  });
  return [...new Map(found.map((pair) => [pair.join('.'), pair])).values()];
}

describe('the audit log has words', () => {
  const reader = auditReader('en');

  it('for the kind of each record that verbs write about', () => {
    const kinds = [...new Set(storedNames().map(([entity]) => entity))];
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => !(AUDIT_KINDS as readonly string[]).includes(kind))).toEqual([]);
    expect(AUDIT_KINDS.filter((kind) => !Object.hasOwn(en.audit, `kind_${kind}`))).toEqual([]);
  });

  it('for each value that verbs write down, or it is hidden (messages: audit.field_<name>)', () => {
    const nameless = storedNames().filter(([entity, name]) => {
      const [change] = readChanges({ entity, before: null, after: { [name]: 'x' } });
      // Of an import the columns of its list are kept too, and counts of a merge by table.
      if (entity === 'import' || /^[a-z_]+s$/.test(name)) return false;
      return change && changeLabel(change, reader) === null && !HIDDEN.test(name);
    });
    expect(nameless).toEqual([]);
  });

  it('for what each verb does (messages: audit.act_<verb>)', () => {
    const verbs = readSources()
      .filter(({ file }) => file.startsWith('lib/'))
      .flatMap(({ text }) =>
        [...text.matchAll(/(?:\bname|\baction): '(?!operators\.)[a-z_]+\.([a-z_]+)'/g)].map(([, act]) => act),
      );
    expect(verbs.length).toBeGreaterThan(100);
    expect([...new Set(verbs)].filter((act) => !Object.hasOwn(en.audit, `act_${act}`))).toEqual([]);
  });
});
