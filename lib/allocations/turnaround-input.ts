import { z } from 'zod';
import { wholeInput } from '../number-input';
import { VersionInput } from '../version-input';

/** From nothing to one day (docs/rules.md §7). */
const MOST_MINUTES = 24 * 60;

export const ChangeTurnaroundInput = z.object({
  turnaroundMinutes: wholeInput({ min: 0, max: MOST_MINUTES }),
  version: VersionInput,
});
