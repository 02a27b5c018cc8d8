import { z } from 'zod';
import { blankAsNull } from '../number-input';
import { PhoneInput } from '../phone-input';
import { VersionInput } from '../version-input';
import { ColorInput } from './color-input';

const name = z.string().trim().max(120, 'too_long');
/** The tax offices' own numbers are shorter. */
const number = z.string().trim().max(40, 'too_long').default('');

export const BusinessHeaderInput = z.object({
  legalName: name.min(1, 'required'),
  tradeName: name.default(''),
  taxId: number,
  patente: number,
  // The columns hold an empty text where there is none.
  phone: PhoneInput.transform((phone) => phone ?? ''),
  email: blankAsNull(z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('invalid_email'))).transform(
    (email) => email ?? '',
  ),
  address: z.string().trim().max(500, 'too_long').default(''),
  /** Left out, the color stays as it is. */
  color: ColorInput.shape.color.optional(),
  version: VersionInput,
});
export type BusinessHeaderInput = z.output<typeof BusinessHeaderInput>;
