import type { KnownRecords } from './known-records';

/** A page of the route tree, and how it is checked. */
export interface Screen {
  /** `stranger` is nobody at the bare domain, who has no company yet. */
  who: 'member' | 'operator' | 'nobody' | 'stranger';
  /** The URLs at which the page looks different. */
  at: (known: KnownRecords) => string[];
  /** Where the page always redirects, if it shows nothing itself. */
  leadsTo?: string | ((known: KnownRecords) => string);
}
