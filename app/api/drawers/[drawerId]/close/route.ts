import { getClose } from '@/lib/drawers/get-close';
import { pdfResponse } from '@/lib/files/pdf-response';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { drawerId = '' }) =>
  pdfResponse(await getClose(await tenantContext(), drawerId)),
);
