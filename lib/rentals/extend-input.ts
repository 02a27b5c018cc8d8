import { z } from 'zod';
import { LocalTimeInput } from '../local-time-input';
import { BothSignatures } from './input';

/** Until when a running rental is to be extended. */
export const PreviewExtensionInput = z.object({ rentalId: z.uuid('invalid_value'), dueAt: LocalTimeInput });

/** An extension that both have signed. */
export const ExtendRentalInput = PreviewExtensionInput.extend(BothSignatures.shape).extend({
  /** What the extension adds, as customer and clerk saw it, in cents. A different sum is refused. */
  expectedCents: z.int('invalid_money'),
});
