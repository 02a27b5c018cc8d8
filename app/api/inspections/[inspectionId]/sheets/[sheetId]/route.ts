import { pdfResponse } from '@/lib/files/pdf-response';
import { getSheet } from '@/lib/inspections/get-sheet';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { inspectionId = '', sheetId = '' }) =>
  pdfResponse(await getSheet(await tenantContext(), inspectionId, sheetId)),
);
