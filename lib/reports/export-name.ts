import { createHash } from 'node:crypto';

/** Which export: the id is chosen by the browser, so it only says something together with the company. */
export interface ExportName {
  tenantId: string;
  exportId: string;
}

/** The name of an export's connections. PostgreSQL cuts names after 63 bytes. */
export function copyName({ tenantId, exportId }: ExportName): string {
  return `wout export ${createHash('sha256').update(`${tenantId}/${exportId}`).digest('hex').slice(0, 40)}`;
}
