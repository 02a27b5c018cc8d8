import 'server-only';
import { raisePaperNotices } from '../notices/raise-paper-notices';
import { cleanUp } from './clean-up';
import { forEachCompany } from './for-each-company';

export interface Job {
  name: string;
  /** When it runs, as cron writes it, in UTC. */
  cron: string;
  run: () => Promise<void>;
}

/** All work in the background (docs/rules.md §16). Each may run twice, late, or on two servers at once, and does its work once. */
export const JOBS: Job[] = [
  // Every hour, since each company's day begins in its own zone.
  { name: 'paper-notices', cron: '7 * * * *', run: () => forEachCompany('paper-notices', raisePaperNotices) },
  { name: 'clean-up', cron: '23 8 * * *', run: cleanUp },
];
