import type { KnownRecords } from './known-records';

/** A page of the route tree, and how it is checked. */
export interface Screen {
  who: 'member' | 'operator' | 'nobody';
  /** The URLs at which the page looks different. */
  at: (known: KnownRecords) => string[];
  /** Where the page always redirects, if it shows nothing itself. */
  leadsTo?: string | ((known: KnownRecords) => string);
}
