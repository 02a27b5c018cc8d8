import { pdfResponse } from '@/lib/files/pdf-response';
import { getStatementPaper } from '@/lib/invoices/get-statement-paper';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (request, { customerId = '' }) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return pdfResponse(await getStatementPaper(await tenantContext(), customerId, search));
});
