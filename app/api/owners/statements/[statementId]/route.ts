import { paperRoute } from '@/lib/files/paper-route';
import { getStatement } from '@/lib/owners/get-statement';

export const GET = paperRoute('owners.view', (ctx, { statementId = '' }) => getStatement(ctx, statementId));
