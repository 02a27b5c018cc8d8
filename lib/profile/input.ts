import { z } from 'zod';
import { LOCALES } from '../i18n/locales';

const password = z.string().min(1, 'required').max(200, 'too_long');

export const UpdateProfileInput = z.object({
  name: z.string().trim().min(1, 'required').max(120, 'too_long'),
  locale: z.enum(LOCALES, 'invalid_value'),
});

export const ChangePasswordInput = z
  .object({ ownPassword: password, password, confirmation: z.string().max(200, 'too_long') })
  .refine((input) => input.password === input.confirmation, {
    path: ['confirmation'],
    message: 'passwords_do_not_match',
  });

/** What asks for the member's password once more. */
export const OwnPasswordInput = z.object({ ownPassword: password });

export const EndOwnSessionInput = z.object({ sessionId: z.uuid('record_not_found') });
/** Every session but the one that asks. */
export const EndOtherSessionsInput = z.object({ others: z.literal(true, 'required') });

export const TurnOnSecondFactorInput = z.object({
  ownPassword: password,
  /** The secret that the server made for this member, encrypted by it. */
  sealedSecret: z.string().max(300, 'invalid_value'),
  code: z.string().trim().min(1, 'required').max(60, 'too_long'),
});
