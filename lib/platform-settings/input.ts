import { z } from 'zod';
import { isBackwards } from '../is-backwards';
import { LocalTimeInput } from '../local-time-input';
import { blankAsNull, wholeInput } from '../number-input';
import { PhoneInput } from '../phone-input';
import { VersionInput } from '../version-input';

const version = VersionInput;
const sentence = z.string().trim().max(300, 'too_long').default('');
/** Stored as an empty text where there is none. */
const phone = PhoneInput.transform((value) => value ?? '');
const moment = blankAsNull(LocalTimeInput);

const BrandSettings = z.object({
  section: z.literal('brand'),
  brandName: z.string().trim().max(40, 'too_long').default(''),
  supportEmail: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'too_long')
    .default('')
    .refine((text) => text === '' || z.email().safeParse(text).success, 'invalid_email'),
  supportPhone: phone,
  supportWhatsapp: phone,
  version,
});

const CompanySettings = z.object({
  section: z.literal('companies'),
  defaultPlan: z.string().min(1, 'required').max(40, 'invalid_value'),
  signUpOpen: z.boolean(),
  payTo: z.string().trim().max(600, 'too_long').default(''),
  version,
});

const SessionSettings = z.object({
  section: z.literal('sessions'),
  passwordMinLength: wholeInput({ min: 10, max: 64 }),
  memberIdleMinutes: wholeInput({ min: 5, max: 720 }),
  memberSessionDays: wholeInput({ min: 1, max: 14 }),
  operatorIdleMinutes: wholeInput({ min: 5, max: 30 }),
  operatorSessionHours: wholeInput({ min: 1, max: 12 }),
  version,
});

const BannerSettings = z
  .object({
    section: z.literal('banner'),
    bannerFrom: moment,
    bannerUntil: moment,
    bannerHt: sentence,
    bannerFr: sentence,
    bannerEn: sentence,
    version,
  })
  .superRefine((input, context) => {
    const { bannerFrom: from, bannerUntil: until } = input;
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (from && !until) refuse('bannerUntil', 'required');
    if (until && !from) refuse('bannerFrom', 'required');
    if (from && until && isBackwards({ pickupAt: from, dueAt: until })) refuse('bannerUntil', 'ends_before_start');
    // Each reader gets it in their own language.
    const planned = from !== null || until !== null;
    for (const text of ['bannerHt', 'bannerFr', 'bannerEn'] as const)
      if (planned && input[text] === '') refuse(text, 'required');
  });

/** One section of the platform's settings as its form sends it. A banner's times are local ones of `PLATFORM_ZONE`. */
export const PlatformSettingsInput = z.discriminatedUnion('section', [
  BrandSettings,
  CompanySettings,
  SessionSettings,
  BannerSettings,
]);
export type PlatformSettingsInput = z.output<typeof PlatformSettingsInput>;
