import 'server-only';
import type { TenantContext } from '../server/context';
import { query } from '../server/query';
import { getFileRecord } from './get-file-record';
import { serveFile, type WantedFile } from './serve-file';

/**
 * A file's bytes for a member of its company. Throws `record_not_found` if the file is another company's, archived or
 * missing.
 */
export async function fileResponse(ctx: TenantContext, fileId: string, wanted: WantedFile): Promise<Response> {
  return serveFile(await query(ctx, 'files.view', (q) => getFileRecord(q, fileId)), wanted);
}
