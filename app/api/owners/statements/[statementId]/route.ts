import { pdfResponse } from '@/lib/files/pdf-response';
import { getStatement } from '@/lib/owners/get-statement';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { statementId = '' }) =>
  pdfResponse(await getStatement(await tenantContext(), statementId)),
);
