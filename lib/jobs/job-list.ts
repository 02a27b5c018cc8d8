import 'server-only';
import { runBilling } from '../billing/run-billing';
import { sendAnswers } from '../contact/send-answers';
import { deleteDueCompanies } from '../deletion/delete-due-companies';
import { orderDayMails } from '../notices/order-day-mails';
import { raiseDocumentNotices } from '../notices/raise-document-notices';
import { raiseServiceNotices } from '../notices/raise-service-notices';
import { sendWaiting } from '../outbox/send-waiting';
import { printLeftPapers } from '../papers/print-left-papers';
import { orderReportMails } from '../reports/order-report-mails';
import { orderOverdueEvents } from '../webhooks/order-overdue-events';
import { sendWaitingDeliveries } from '../webhooks/send-waiting-deliveries';
import { cleanUp } from './clean-up';
import { forEachCompany } from './for-each-company';
import { freeNoShows } from './free-no-shows';
import { checkIsolations, checkLedgers } from './nightly-checks';
import { raiseRentalNotices } from './raise-rental-notices';
import { checkAudit, sealAudit } from './seal-audit';

export interface Job {
  name: string;
  /** The schedule as a cron expression, in UTC. */
  cron: string;
  run: () => Promise<void>;
}

/**
 * All background jobs (docs/rules.md §16). Each may run twice, late, or on two servers at once without repeating its
 * work.
 */
export const JOBS: Job[] = [
  // Every hour, because each company's day starts in its own time zone.
  { name: 'paper-notices', cron: '7 * * * *', run: () => forEachCompany('paper-notices', raiseDocumentNotices) },
  { name: 'service-notices', cron: '37 * * * *', run: () => forEachCompany('service-notices', raiseServiceNotices) },
  { name: 'no-shows', cron: '*/5 * * * *', run: () => forEachCompany('no-shows', freeNoShows) },
  { name: 'return-notices', cron: '2-59/5 * * * *', run: () => forEachCompany('return-notices', raiseRentalNotices) },
  { name: 'day-mails', cron: '*/10 * * * *', run: () => forEachCompany('day-mails', orderDayMails) },
  { name: 'report-mails', cron: '17 * * * *', run: () => forEachCompany('report-mails', orderReportMails) },
  { name: 'print-papers', cron: '* * * * *', run: () => printLeftPapers() },
  { name: 'seal-audit', cron: '* * * * *', run: sealAudit },
  { name: 'send-mail', cron: '* * * * *', run: sendWaiting },
  { name: 'overdue-events', cron: '4-59/5 * * * *', run: () => forEachCompany('overdue-events', orderOverdueEvents) },
  { name: 'send-webhooks', cron: '* * * * *', run: () => sendWaitingDeliveries() },
  { name: 'send-answers', cron: '* * * * *', run: sendAnswers },
  // At night in Haiti, when nobody collects.
  { name: 'ledger-check', cron: '41 7 * * *', run: checkLedgers },
  { name: 'isolation-check', cron: '47 8 * * *', run: checkIsolations },
  { name: 'audit-check', cron: '29 8 * * *', run: checkAudit },
  // In the morning in Haiti, so that nobody is suspended at night.
  { name: 'billing', cron: '11 14 * * *', run: () => runBilling() },
  { name: 'delete-companies', cron: '53 8 * * *', run: deleteDueCompanies },
  { name: 'clean-up', cron: '23 8 * * *', run: cleanUp },
];
