import { paperRoute } from '@/lib/files/paper-route';
import { getSheet } from '@/lib/inspections/get-sheet';

export const GET = paperRoute('inspections.view', (ctx, { inspectionId = '', sheetId = '' }) =>
  getSheet(ctx, inspectionId, sheetId),
);
