import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { getBanner } from '@/lib/platform/get-banner';
import { getBrand } from '@/lib/platform/get-brand';
import { forgetPlatformSettings, getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { getSupportContacts } from '@/lib/platform/get-support-contacts';
import { readPlatformSection } from '@/lib/platform-settings/read-platform-section';
import { savePlatformSettings } from '@/lib/platform-settings/save-platform-settings';
import { testMail } from '@/lib/platform-settings/test-mail';
import { asOperator } from '@/tests/support/as-operator';
import { ownDatabase } from '@/tests/support/own-database';
import { refusal } from '@/tests/support/refusal';

const BRAND = {
  brandName: 'Machin Lakay',
  supportEmail: 'ed@machin.test',
  supportPhone: '3700 1234',
  supportWhatsapp: '',
};
const BANNER = {
  bannerFrom: '2026-11-22T20:00',
  bannerUntil: '2026-11-22T22:30',
  bannerHt: 'N ap fèmen',
  bannerFr: 'Nous fermons',
  bannerEn: 'We close',
};

let initial: Awaited<ReturnType<typeof getPlatformSettings>>;
// What holds for the whole platform would reach into other tests.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
  initial = await getPlatformSettings();
});
afterEach(async () => {
  await withPlatform((tx) => tx.update(platformSettings).set(initial));
  forgetPlatformSettings();
});
afterAll(() => done());

async function versionOf(section: string) {
  return (await readPlatformSection(await asOperator('owner'), section)).version;
}

it('saves one section, leaves the others, and shows it at once', async () => {
  const owner = await asOperator('owner');
  await savePlatformSettings(owner, { section: 'brand', ...BRAND, version: await versionOf('brand') });
  expect(await getBrand()).toBe('Machin Lakay');
  expect(await getSupportContacts()).toEqual({
    email: 'ed@machin.test',
    phone: '+50937001234',
    whatsapp: '+50937001234',
  });
  const { updatedAt: _, ...settings } = await getPlatformSettings();
  const { updatedAt: __, ...before } = initial;
  expect(settings).toEqual({ ...before, ...BRAND, supportPhone: '+50937001234' });
});

it('says in the operators’ log who changed what', async () => {
  const owner = await asOperator('owner');
  await savePlatformSettings(owner, { section: 'brand', ...BRAND, version: await versionOf('brand') });
  const [entry] = await withPlatform((tx) =>
    tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, owner.operator.id)),
  );
  expect(entry).toMatchObject({
    ...{ action: 'settings.save_platform', entity: 'platform_settings', subjectTenantId: null },
    before: { brandName: '', supportEmail: '', supportPhone: '', supportWhatsapp: '' },
    after: { ...BRAND, supportPhone: '+50937001234' },
  });
});

it('lets the second of two operators see who was first, and with what', async () => {
  const [first, second] = [await asOperator('owner'), await asOperator('superadmin')];
  const version = await versionOf('brand');
  await savePlatformSettings(first, { section: 'brand', ...BRAND, version });
  const late = savePlatformSettings(second, { section: 'brand', ...BRAND, brandName: 'Lòt Non', version });
  expect(await refusal(late)).toMatchObject({
    code: 'record_changed',
    details: {
      record: { brandName: 'Machin Lakay' },
      changes: expect.arrayContaining([expect.objectContaining({ field: 'brandName', by: first.operator.name })]),
    },
  });
  expect(await getBrand()).toBe('Machin Lakay');
});

it.each(['support', 'admin'] as const)('refuses %s to read and to change them', async (role) => {
  const operator = await asOperator(role);
  const version = await versionOf('brand');
  const saving = savePlatformSettings(operator, { section: 'brand', ...BRAND, version });
  expect((await refusal(saving)).code).toBe('insufficient_permissions');
  expect((await refusal(readPlatformSection(operator, 'brand'))).code).toBe('insufficient_permissions');
  expect((await refusal(testMail(operator, 'en'))).code).toBe('insufficient_permissions');
  expect((await getPlatformSettings()).brandName).toBe('');
});

it('knows no section of another name', async () => {
  expect((await refusal(readPlatformSection(await asOperator('owner'), 'constructor'))).code).toBe('record_not_found');
});

it.each([
  ['a banner without an end', { ...BANNER, bannerUntil: '' }, { bannerUntil: 'required' }],
  ['a banner without a beginning', { ...BANNER, bannerFrom: '' }, { bannerFrom: 'required' }],
  [
    'a banner that ends before it begins',
    { ...BANNER, bannerUntil: '2026-11-22T19:59' },
    { bannerUntil: 'ends_before_start' },
  ],
  ['a banner that some readers could not read', { ...BANNER, bannerHt: ' ' }, { bannerHt: 'required' }],
])('refuses %s', async (_, values, fields) => {
  const saving = savePlatformSettings(await asOperator('owner'), {
    ...{ section: 'banner', ...values },
    version: await versionOf('banner'),
  });
  expect(await refusal(saving)).toMatchObject({ code: 'validation_error', fields });
});

it('shows a banner from its first moment until before its last, in the reader’s language', async () => {
  const owner = await asOperator('owner');
  await savePlatformSettings(owner, { section: 'banner', ...BANNER, version: await versionOf('banner') });
  // Port-au-Prince is five hours behind in winter.
  expect(await getBanner('fr', new Date('2026-11-23T00:59:59Z'))).toBeNull();
  expect(await getBanner('fr', new Date('2026-11-23T01:00:00Z'))).toBe('Nous fermons');
  expect(await getBanner('ht', new Date('2026-11-23T03:29:59Z'))).toBe('N ap fèmen');
  expect(await getBanner('en', new Date('2026-11-23T03:30:00Z'))).toBeNull();
});

it.each([
  ['a shorter password than the rule', { passwordMinLength: 9 }],
  ['longer sessions of members', { memberSessionDays: 15 }],
  ['longer sessions of operators', { operatorSessionHours: 13 }],
])('refuses %s', async (_, change) => {
  const { version, ...record } = await readPlatformSection(await asOperator('owner'), 'sessions');
  const saving = savePlatformSettings(await asOperator('owner'), {
    section: 'sessions',
    ...record,
    ...change,
    version,
  });
  const [field] = Object.keys(change);
  expect(await refusal(saving)).toMatchObject({ fields: { [field ?? '']: 'out_of_range' } });
});

it('refuses a plan that there is not', async () => {
  const saving = savePlatformSettings(await asOperator('owner'), {
    ...{ section: 'companies', defaultPlan: 'platinum', signUpOpen: true },
    version: await versionOf('companies'),
  });
  expect(await refusal(saving)).toMatchObject({ fields: { defaultPlan: 'invalid_value' } });
  expect((await getPlatformSettings()).signUpOpen).toBe(false);
});

it('says that a test mail went to a folder where no mail server is set, and notes it', async () => {
  const owner = await asOperator('owner');
  expect(await testMail(owner, 'fr')).toEqual({ outcome: 'folder', to: owner.operator.email });
  const count = withPlatform((tx) =>
    tx.$count(platformAuditEntries, eq(platformAuditEntries.operatorId, owner.operator.id)),
  );
  expect(await count).toBe(1);
});
