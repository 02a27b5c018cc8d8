import { z } from 'zod';

const email = z.string().trim().toLowerCase().min(1, 'required').max(254, 'too_long').pipe(z.email('invalid_email'));
const password = z.string().min(1, 'required').max(200, 'too_long');
/** Of an authenticator app, or a recovery code. */
const code = z.string().max(60, 'too_long');

export const LogInInput = z.object({
  email,
  password,
  code: code.nullish(),
  /** The company's subdomain; missing in the operators' login. */
  tenant: z.string().trim().toLowerCase().min(1, 'required').max(64, 'too_long').nullish(),
});

export const ForgotPasswordInput = z.object({
  /** Null for an operator. */
  tenant: z.string().trim().toLowerCase().min(1, 'required').max(64, 'too_long').nullable(),
  email,
});

export const SetPasswordInput = z
  .object({ code: z.string().min(1, 'invalid_code').max(200, 'invalid_code'), password, confirmation: z.string() })
  .refine((input) => input.password === input.confirmation, {
    path: ['confirmation'],
    message: 'passwords_do_not_match',
  });
