import 'server-only';
import { raiseReturnNotices } from '../notices/raise-return-notices';
import { raiseRiskNotices } from '../notices/raise-risk-notices';
import type { CompanyWork } from './for-each-company';

/** Tells one company's members what comes back today, what is overdue, and which reservations that endangers. */
export async function raiseRentalNotices(work: CompanyWork): Promise<void> {
  await raiseReturnNotices(work);
  await raiseRiskNotices(work);
}
