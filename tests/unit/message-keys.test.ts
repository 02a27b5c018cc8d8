import { describe, expect, it } from 'vitest';
import { FINDER_ACTS, FINDER_SCREENS } from '@/components/finder/finder-acts';
import { ADMIN_NAV, TENANT_NAV } from '@/components/layout/nav-items';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { MEMBER_ROLES } from '@/lib/auth/permissions';
import { ERROR_STATUS } from '@/lib/error-status';
import en from '@/messages/en';
import { dottedKeys, messageUses, usesIn, wordsIn } from '../support/message-uses';

interface Tree {
  [key: string]: string | Tree;
}

/**
 * The possible values of the star if a variable is a whole key, such as `t(status)` under `status`. Either a list of
 * values, or the words of the files that write them. Words in the same file count without being listed here.
 */
const VALUES: Record<string, readonly string[]> = {
  'availability.*': wordsIn('lib/availability/move-refusal.ts'),
  'errors.*': [
    ...Object.keys(ERROR_STATUS),
    ...deeds('save', 'vehicle customer driver payment log'),
    ...deletions(),
    ...wordsIn('lib/failed-to-load.ts', 'lib/error-sentence.ts'),
  ],
  'finder.*': [...FINDER_ACTS, ...FINDER_SCREENS].map(({ text }) => text),
  'imports.*': ['checking', 'writing'],
  'inspections.*': wordsIn('lib/known-item.ts'),
  'nav.*': [...TENANT_NAV, ...ADMIN_NAV].flatMap(({ text, short = text }) => [text, short]),
  'pricing.*': [
    ...wordsIn(
      'lib/pricing/quote.ts',
      'lib/pricing/return-charges.ts',
      'lib/pricing/late-return-charges.ts',
      'lib/allocations/charge-fee.ts',
      'lib/hours/after-hours-lines.ts',
      'lib/rentals/extension-price.ts',
      'lib/rates/rate-lines.ts',
      'lib/rentals/added-tax.ts',
      'lib/rentals/return-lines.ts',
      'lib/rentals/return-proposal.ts',
      'lib/rentals/swap-price.ts',
    ),
    'extended_discount',
    'extended_swap_rate',
    ...['per_day', 'rent_weekly', 'rent_monthly', 'after_hours_return'].map((key) => `extended_${key}`),
    // Charges of earlier returns have it.
    'late_capped',
  ],
  'rentals.*': wordsIn(
    'components/rentals/condition-texts.ts',
    'lib/allocations/clash-sentence.ts',
    'lib/payments/return-outcome.ts',
  ),
  'reservations.*': wordsIn('components/rentals/condition-texts.ts'),
  'role.*': [...MEMBER_ROLES, ...OPERATOR_ROLES],
};

/** Texts that are not shown yet, and what they wait for. */
const WAITING: Record<string, readonly string[]> = {
  'cancelling a rental': ['confirm.cancel_rental'],
  "the operators' screens": [
    'admin.add_tenant',
    'admin.open_as_tenant',
    'admin.title',
    'auth.switch_to_admin',
    'auth.switch_to_tenant',
    'role.system_admin',
  ],
  "the navigation's entries for screens to come (docs/rules.md §13)": [
    'nav.fleet_availability',
    'nav.fleet_status',
    'nav.rental_agreement',
  ],
};

const KEYS = new Set(keysOf(en));
const USES = messageUses();

function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}

function textsOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );
}

function deeds(deed: string, things: string): string[] {
  return things.split(' ').map((thing) => `${deed}_${thing}`);
}

function deletions(): string[] {
  return deeds('delete', 'vehicle customer driver vehicles customers drivers');
}

function fits(pattern: string, key: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`).test(key);
}

/** The keys that one written key can mean. */
function meant(written: string, file: string): string[] {
  if (!written.includes('*')) return [written];
  if (!isVariable(written)) return fitting(written);
  return [...(VALUES[written] ?? []), ...wordsIn(file)].map((word) => written.replace('*', word));
}

function fitting(pattern: string): string[] {
  return [...KEYS].filter((key) => fits(pattern, key));
}

/** Whether only the namespace is written. Such a key says nothing about the text it means. */
function isVariable(written: string): boolean {
  return /^\w+\.\*$/.test(written);
}

describe('texts', () => {
  const used = new Set([...dottedKeys(), ...USES.flatMap(({ file, keys }) => keys.flatMap((key) => meant(key, file)))]);
  const unused = [...KEYS].filter((key) => !used.has(key));

  it('are all shown by somebody, or wait for a screen that is to come', () => {
    const waiting = Object.values(WAITING).flat();
    expect(unused.filter((key) => !waiting.some((pattern) => fits(pattern, key)))).toEqual([]);
  });

  it('wait no longer than until they are shown', () => {
    const idle = Object.values(WAITING)
      .flat()
      .filter((pattern) => !unused.some((key) => fits(pattern, key)));
    expect(idle).toEqual([]);
  });

  it('that are asked for are there', () => {
    // Without a namespace a variable holds a whole key. Those are typed, or are in a table of labels.
    const exists = (written: string) => KEYS.has(written) || (written.includes('*') && fitting(written).length > 0);
    const lacking = USES.filter(({ keys }) => !keys.includes('*') && !keys.some(exists));
    expect(lacking).toEqual([]);
  });

  it('with parameters are given their values', () => {
    const texts = new Map(textsOf(en));
    const takes = (key: string) => /\{|<\w/.test(texts.get(key) ?? '');
    const lacking = USES.filter(({ keys, bare }) => bare && keys.every(takes));
    expect(lacking.map(({ file, keys }) => `${file}: ${keys}`)).toEqual([]);
  });

  it('are declared for no variable that nobody asks with', () => {
    const asked = new Set(USES.flatMap(({ keys }) => keys.filter(isVariable)));
    expect(Object.keys(VALUES).filter((written) => !asked.has(written))).toEqual([]);
  });
});

describe('a call of a translator is read', () => {
  const CALLS: [string, string[][]][] = [
    ["const t = useTranslations('cars'); t('plate')", [['cars.plate']]],
    ["const t = useTranslations(); t('cars.plate', { of: t('cars.name') })", [['cars.plate'], ['cars.name']]],
    [
      "const t = useTranslations('cars'); t(kind === 'van' ? 'van_text' : 'car_text')",
      [['cars.van_text'], ['cars.car_text']],
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read
    ["const t = await getTranslations('cars'); t.rich(`kind_${row.kind ?? 'none'}`, {})", [['cars.kind_*']]],
    ["const t = useTranslations('cars'); t(word)", [['cars.*']]],
    ["const t = useTranslations('cars'); const common = useTranslations('common'); common('yes')", [['common.yes']]],
    ["return { title: (await getTranslations('cars'))('title') }", [['cars.title']]],
    ["const t = createTranslator({ locale, namespace: 'mails' }); t('subject')", [['mails.subject']]],
    ["const t = useTranslations('a'); t('x'); } function b() { const t = useTranslations('b');", [['a.x', 'b.x']]],
  ];

  it.each(CALLS)('%s', (source, keys) => {
    expect(usesIn('file.tsx', source).map((use) => use.keys)).toEqual(keys);
  });
});
