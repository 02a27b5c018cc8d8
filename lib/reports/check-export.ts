import 'server-only';
import type { ReadContext } from '../server/query';
import { assertRoomInLine } from './assert-room-in-line';
import { checkLength } from './check-length';
import type { ExportInput } from './input';
import { countReport } from './summarize-report';

/**
 * Throws what would refuse an export: `no_data_period`, `report_too_long_for_pdf`, `too_many_requests`. A browser that follows a
 * link to a file could not show it.
 */
export async function checkExport(ctx: ReadContext, input: ExportInput): Promise<void> {
  checkLength(await countReport(ctx, input), input.format);
  await assertRoomInLine(ctx);
}
