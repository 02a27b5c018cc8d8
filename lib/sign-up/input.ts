import { z } from 'zod';
import { isTenantSlug } from '../tenants/slug';

const name = z.string().trim().min(1, 'required').max(120, 'too_long');
const slug = z.string().trim().toLowerCase().min(1, 'required').refine(isTenantSlug, 'invalid_slug');

export const SignUpInput = z.object({
  companyName: name,
  slug,
  personName: name,
  email: z.string().trim().toLowerCase().min(1, 'required').max(254, 'too_long').pipe(z.email('invalid_email')),
});

const password = z.string().min(1, 'required').max(200, 'too_long');

export const ConfirmSignUpInput = z
  .object({ code: z.string().min(1).max(100), slug, password, confirmation: z.string().max(200, 'too_long') })
  .refine((input) => input.password === input.confirmation, {
    path: ['confirmation'],
    message: 'passwords_do_not_match',
  });
