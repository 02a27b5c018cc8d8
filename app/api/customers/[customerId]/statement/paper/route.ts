import { paperRoute } from '@/lib/files/paper-route';
import { getStatementPaper } from '@/lib/invoices/get-statement-paper';
import { StatementPeriod } from '@/lib/invoices/input';

export const GET = paperRoute(
  'invoices.view',
  (ctx, { customerId = '' }, { asked }) => getStatementPaper(ctx, customerId, asked),
  StatementPeriod,
);
