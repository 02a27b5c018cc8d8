import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { copyFromTenant } from '@/db/copy-from-tenant';
import { customers } from '@/db/schema/customers';
import { attachments } from '@/db/schema/files';
import { signatures } from '@/db/schema/signatures';
import { newId } from '@/lib/id';
import { archiveTables, LEFT_OUT, SECRET_COLUMNS } from '@/lib/leaving/archive-tables';
import { writeArchive } from '@/lib/leaving/write-archive';
import { putFile } from '@/lib/storage/file-store';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeAttachments } from '@/tests/support/make-attachment';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const archive = (id: string) =>
  writeArchive(id, { readme: 'Read me', copy: (query, way) => copyFromTenant(id, query, way) });

async function opened(id: string): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await buffer(archive(id))));
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

it('has every table of a company, or says why not', async () => {
  const found = await withPlatform((tx) =>
    tx.execute<{ name: string }>(sql`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`),
  );
  const known = [...archiveTables().map(({ name }) => name), ...Object.keys(LEFT_OUT)].toSorted();
  expect(known).toEqual(found.map(({ name }) => name).toSorted());
});

it('has no column that is a key to something', () => {
  const risky = archiveTables().flatMap(({ name, columns }) =>
    columns.filter((column) => /hash|secret|token|password/.test(column)).map((column) => `${name}.${column}`),
  );
  expect(risky).toEqual(['members.password_set_at']);
  expect(Object.keys(SECRET_COLUMNS)).toEqual([
    'members',
    'calendar_feeds',
    'paper_links',
    'api_keys',
    'webhook_endpoints',
  ]);
});

it('says in its manifest what each entry is, and has only the rows of the company', async () => {
  const other = await makeTenant();
  await makeCustomer(other);
  await makeActiveRental(tenant);
  const customerId = await makeCustomer(tenant);
  await withTenant(tenant.id, (tx) =>
    tx.update(customers).set({ fullName: '=HYPERLINK("x"),\n"é"' }).where(eq(customers.id, customerId)),
  );
  const files = await opened(tenant.id);
  const manifest = JSON.parse(textOf(files['manifest.json']));
  const listed: { path: string; rows?: number; bytes: number; sha256: string }[] = manifest.entries;
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(files)
      .filter((path) => path !== 'manifest.json')
      .toSorted(),
  );
  for (const { path, sha256, bytes } of listed) {
    const content = files[path] ?? new Uint8Array();
    expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([path, bytes, sha256]);
  }
  for (const { name } of archiveTables()) {
    const objects: Record<string, unknown>[] = JSON.parse(textOf(files[`json/${name}.json`]));
    const csv = textOf(files[`csv/${name}.csv`]);
    const cells = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
    const rows = listed.filter(({ path }) => path.includes(`/${name}.`)).map((entry) => entry.rows);
    expect([name, rows]).toEqual([name, [objects.length, objects.length]]);
    expect(cells.map(({ id }) => id)).toEqual(objects.map(({ id }) => id));
    expect(objects.filter((row) => row.tenant_id !== tenant.id)).toEqual([]);
  }
  expect(files['csv/customers.csv']?.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(textOf(files['csv/customers.csv'])).toContain(`"'=HYPERLINK(""x""),\n""é"""`);
  expect(textOf(files['json/members.json'])).not.toContain('password_hash');
});

it('has the files by names that people read, and names those that the storage has lost', async () => {
  const vehicleId = await makeVehicle(tenant);
  const of = { owner: 'vehicle', ownerId: vehicleId, slot: 'photo' } as const;
  const [kept, lost] = await makeAttachments(tenant, of, 2);
  const [row] = await withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(attachments)
      .where(eq(attachments.id, kept ?? '')),
  );
  const content = new Uint8Array([1, 2, 3]);
  await putFile(tenant.id, row?.storageKey ?? '', content, 'image/webp');
  const files = await opened(tenant.id);
  const path = Object.keys(files).filter((name) => name.startsWith('files/vehicles/'));
  expect(path).toEqual([expect.stringMatching(new RegExp(`photo photo ${kept?.slice(-8)}\\.webp$`))]);
  expect(files[path[0] ?? '']).toEqual(content);
  const manifest = JSON.parse(textOf(files['manifest.json']));
  expect(manifest.lost).toEqual([expect.stringContaining(`${lost?.slice(-8)}.webp`)]);
});

it('has every signature, also one whose text is not exactly base64', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const signed = { tenantId: tenant.id, rentalId, name: 'Jo', signedAt: new Date() };
  const [sound, broken] = [newId(), newId()];
  await withTenant(tenant.id, (tx) =>
    tx.insert(signatures).values([
      { ...signed, id: sound, signer: 'customer', image: 'data:image/png;base64,AQID' },
      { ...signed, id: broken, signer: 'agent', image: 'data:image/png;base64,AQI=A' },
    ]),
  );
  const files = await opened(tenant.id);
  expect(files[`signatures/Jo customer ${sound.slice(-8)}.png`]).toEqual(new Uint8Array([1, 2, 3]));
  expect(Object.keys(files)).toContain(`signatures/Jo agent ${broken.slice(-8)}.png`);
});

it('ends its query when its reader goes away', async () => {
  const name = `wout copy gone ${tenant.slug}`.slice(0, 60);
  const stream = writeArchive(tenant.id, {
    readme: 'Read me',
    copy: (_query, way) => copyFromTenant(tenant.id, sql`select generate_series(1, 1000000000)`, way, { name }),
  });
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > 500_000) break;
  }
  stream.destroy();
  await expect
    .poll(async () => {
      const [row] = await withPlatform((tx) =>
        tx.execute<{ open: number }>(
          sql`select count(*)::int as open from pg_stat_activity where application_name = ${name}`,
        ),
      );
      return row?.open;
    })
    .toBe(0);
});
