import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { readLoginLogo } from '@/lib/auth/read-login-logo';
import { drawPaper } from '@/lib/papers/draw-paper';
import { paperCompany } from '@/lib/papers/paper-company';
import { query } from '@/lib/server/query';
import { getLogo } from '@/lib/tenants/get-logo';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { PreparedLogo } from '@/lib/tenants/prepared-logo';
import { removeLogo } from '@/lib/tenants/remove-logo';
import { saveLogo } from '@/lib/tenants/save-logo';
import { asAdmin, asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { sampleReceipt } from '@/tests/unit/papers/samples';

const LOGO = { width: 320, height: 120 };

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** A blue sign with a transparent border of 40 pixels around it. */
function picture(format: 'png' | 'webp' = 'png', { width, height } = LOGO): Promise<Buffer> {
  const sign = sharp({ create: { width, height, channels: 4, background: '#0a5aa8' } });
  return sign
    .extend({ ...BORDER, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    [format]()
    .toBuffer();
}
const BORDER = { top: 40, bottom: 40, left: 40, right: 40 };

async function save(content: Uint8Array) {
  return saveLogo(await asAdmin(tenant), { logo: await PreparedLogo.from(content) });
}

async function company() {
  return query(await asAgent(tenant), 'rentals.view', async (q) => paperCompany(await getTenantSettings(q)));
}

describe('a company’s logo', () => {
  it('is shown on its own login as long as it is the present one, and on no other', async () => {
    const { id } = await save(await picture());
    expect((await readLoginLogo(tenant.slug, id)).length).toBeGreaterThan(0);
    const other = await makeTenant();
    for (const slug of [other.slug, 'nobody', null])
      await expect(readLoginLogo(slug, id)).rejects.toMatchObject({ code: 'record_not_found' });
    await removeLogo(await asAdmin(tenant), {});
    await expect(readLoginLogo(tenant.slug, id)).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it.each(['png', 'webp'] as const)('is kept as a small PNG on white without the border of the %s', async (format) => {
    const { id } = await save(await picture(format));
    const logo = await query(await asAgent(tenant), 'files.view', (q) => getLogo(q, id));
    expect(logo).toMatchObject(LOGO);
    expect(await sharp(logo.content).metadata()).toMatchObject({ format: 'png', hasAlpha: false });
    expect(logo.content.length).toBeLessThan(40_000);
  });

  it('is on what is printed from then on, and the former one on what was ordered before', async () => {
    const plain = await drawPaper({
      kind: 'receipt',
      data: { ...sampleReceipt('fr', 'A4'), company: await company() },
    });
    await save(await picture());
    const former = { ...sampleReceipt('fr', 'A4'), company: await company() };
    const printed = await drawPaper({ kind: 'receipt', data: former });
    await removeLogo(await asAdmin(tenant), {});
    expect((await company()).logo).toBeNull();
    expect(images(plain)).toBe(0);
    expect(images(printed)).toBe(1);
    expect(images(await drawPaper({ kind: 'receipt', data: former }))).toBe(1);
    expect(images(await drawPaper({ kind: 'receipt_roll', data: former }))).toBe(1);
    expect(printed.length).toBeLessThan(300_000);
  });

  it('is not another company’s, and no file that is no picture', async () => {
    const { id } = await save(await picture());
    const stranger = await asAdmin(await makeTenant());
    await expect(query(stranger, 'files.view', (q) => getLogo(q, id))).rejects.toMatchObject({
      code: 'record_not_found',
    });
    await expect(save(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
      code: 'photo_type_refused',
    });
    await expect(save((await picture()).subarray(0, 200))).rejects.toMatchObject({ code: 'file_unreadable' });
    await expect(saveLogo(await asAdmin(tenant), { logo: { image: LOGO, sha256: 'x' } })).rejects.toMatchObject({
      code: 'validation_error',
    });
  });
});

/** How many pictures a PDF draws. */
function images(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
}
