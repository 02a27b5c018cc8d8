import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { signatures } from '@/db/schema/signatures';
import { demoSignature } from '@/db/seed/signature';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { asAgent } from '@/tests/support/contexts';
import { damagedSignature } from '@/tests/support/damaged-signature';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function check(agentSignature: string) {
  const vehicleId = await makeVehicle(tenant);
  const read = { vehicleId, inspectedAt: '', odometerKm: '60000', fuelLevel: 'full', agentSignature };
  return recordInspection(await asAgent(tenant), read);
}

async function kept(inspectionId: string): Promise<string[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select().from(signatures).where(eq(signatures.inspectionId, inspectionId)),
  );
  return rows.map(({ image }) => image);
}

it.each([
  ['bytes that are no image', 'data:image/png;base64,A'],
  ['text that is only nearly base64', 'data:image/png;base64,=A=='],
  ['an image whose pixels are damaged', damagedSignature('pixels')],
])('takes %s for no signature', async (_what, image) => {
  await expect(check(image)).rejects.toMatchObject({
    code: 'agent_signature_missing',
    fields: { agentSignature: 'agent_signature_missing' },
  });
});

it('keeps the picture, not the bytes that were sent', async () => {
  const [sound] = await kept((await check(demoSignature('x'))).id);
  const [mended] = await kept((await check(damagedSignature('sum'))).id);
  expect(mended).toMatch(/^data:image\/png;base64,/);
  expect(mended).toBe(sound);
});

it('needs no signature', async () => {
  expect(await kept((await check('')).id)).toEqual([]);
});
