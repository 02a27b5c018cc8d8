import 'server-only';
import { sql } from 'drizzle-orm';
import { readTenant } from '@/db/client';
import { shownFileName } from '../storage/file-name';
import { getFile, hasFile } from '../storage/file-store';

/** A file of a company with its place in the archive. Its bytes are read when it is its turn. */
export interface ArchivedFile {
  path: string;
  /** Null if the storage has lost the bytes. */
  read: () => Promise<Uint8Array | null>;
}

type Row = { id: string; folder: string; label: string; key: string | null };

const PAGE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';
const ENDINGS: Record<string, string> = { papers: 'pdf', logos: 'png' };

/** Photos and documents of records, papers, signatures and logos, with names that people can read. */
export async function* archiveFiles(tenantId: string): AsyncGenerator<ArchivedFile> {
  for await (const { id, folder, label, key } of pages(tenantId, 'files')) {
    const storageKey = key ?? '';
    const ending = storageKey.split('.').at(-1);
    yield { path: pathOf(`files/${folder}`, label, id, ending), read: () => kept(tenantId, storageKey) };
  }
  for (const kind of ['papers', 'logos', 'signatures'] as const)
    for await (const { id, folder, label } of pages(tenantId, kind))
      yield {
        path: pathOf(folder ? `${kind}/${folder}` : kind, label, id, ENDINGS[kind] ?? 'png'),
        read: () => stored(tenantId, kind, id),
      };
}

async function kept(tenantId: string, key: string): Promise<Uint8Array | null> {
  return (await hasFile(tenantId, key)) ? getFile(tenantId, key) : null;
}

function pathOf(folder: string, label: string, id: string, ending = 'bin'): string {
  return `${folder}/${shownFileName(label.replace(/[/\\]/g, '-')) || 'file'} ${id.slice(-8)}.${ending}`;
}

async function* pages(tenantId: string, kind: keyof typeof NAMED): AsyncGenerator<Row> {
  for (let after = FIRST; ; ) {
    const rows = await readTenant(tenantId, (tx) =>
      tx.execute<Row>(sql`select named.* from (${NAMED[kind](tenantId)}) named
        where named.id > ${after} order by named.id limit ${PAGE}`),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

const NAMED = {
  files: (tenantId: string) => sql`
    select file.id, file.storage_key as key,
      case when file.vehicle_id is not null then 'vehicles' when file.customer_id is not null then 'customers'
        when file.driver_id is not null then 'drivers' when file.inspection_id is not null then 'inspections'
        when file.ticket_id is not null then 'maintenance' when file.charge_id is not null then 'charges'
        when file.damage_id is not null then 'damages' when file.expense_id is not null then 'expenses'
        when file.thread_id is not null then 'support' else 'accidents' end as folder,
      concat_ws(' ', coalesce(vehicle.plate, customer.full_name, driver.full_name), file.slot,
        nullif(regexp_replace(file.file_name, '[.][a-zA-Z0-9]{1,5}$', ''), '')) as label
    from attachments file
    left join vehicles vehicle on vehicle.tenant_id = file.tenant_id and vehicle.id = file.vehicle_id
    left join customers customer on customer.tenant_id = file.tenant_id and customer.id = file.customer_id
    left join drivers driver on driver.tenant_id = file.tenant_id and driver.id = file.driver_id
    where file.tenant_id = ${tenantId}`,
  papers: (tenantId: string) => sql`
    select id, null as key, kind as folder, number as label from documents where tenant_id = ${tenantId}`,
  logos: (tenantId: string) => sql`
    select id, null as key, '' as folder, 'logo' as label from logos where tenant_id = ${tenantId}`,
  signatures: (tenantId: string) => sql`
    select id, null as key, '' as folder, concat_ws(' ', name, signer) as label
    from signatures where tenant_id = ${tenantId}`,
};

async function stored(tenantId: string, kind: 'papers' | 'logos' | 'signatures', id: string): Promise<Uint8Array> {
  const table = sql.identifier(kind === 'papers' ? 'documents' : kind);
  const column = sql.identifier(kind === 'signatures' ? 'image' : 'content');
  const [row] = await readTenant(tenantId, (tx) =>
    tx.execute<{ content: Uint8Array | string }>(
      sql`select ${column} as content from ${table} where tenant_id = ${tenantId} and id = ${id}`,
    ),
  );
  const content = row?.content ?? new Uint8Array();
  // Not by PostgreSQL: one signature whose text is not exactly base64 would end the whole archive.
  return typeof content === 'string' ? Buffer.from(content.slice(content.indexOf(',') + 1), 'base64') : content;
}
