import { z } from 'zod';

export const MailAgreementInput = z.object({ rentalId: z.string().min(1, 'required').pipe(z.uuid('invalid_value')) });
