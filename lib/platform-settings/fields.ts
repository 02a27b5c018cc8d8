import type { RecordField } from '../records/record-field';

/** What the platform's keepers decide for everybody, by the section of the settings that it is changed in. */
export const PLATFORM_FIELDS = {
  brand: {
    brandName: { label: 'platform.brand_name', type: 'text' },
    supportEmail: { label: 'platform.support_email', type: 'text' },
    supportPhone: { label: 'platform.support_phone', type: 'phone' },
    supportWhatsapp: { label: 'platform.support_whatsapp', type: 'phone' },
  },
  companies: {
    defaultPlan: { label: 'platform.default_plan', type: 'text', required: true },
    signUpOpen: { label: 'platform.sign_up_open', type: 'flag' },
    payTo: { label: 'platform.pay_to', type: 'text' },
  },
  sessions: {
    passwordMinLength: { label: 'platform.password_length', type: 'whole', required: true },
    memberIdleMinutes: { label: 'platform.member_idle', type: 'whole', required: true },
    memberSessionDays: { label: 'platform.member_session', type: 'whole', required: true },
    operatorIdleMinutes: { label: 'platform.operator_idle', type: 'whole', required: true },
    operatorSessionHours: { label: 'platform.operator_session', type: 'whole', required: true },
  },
  banner: {
    bannerFrom: { label: 'platform.banner_from', type: 'time' },
    bannerUntil: { label: 'platform.banner_until', type: 'time' },
    bannerHt: { label: 'platform.banner_ht', type: 'text' },
    bannerFr: { label: 'platform.banner_fr', type: 'text' },
    bannerEn: { label: 'platform.banner_en', type: 'text' },
  },
} as const satisfies Record<string, Readonly<Record<string, RecordField>>>;

export type PlatformSection = keyof typeof PLATFORM_FIELDS;

export function isPlatformSection(name: string): name is PlatformSection {
  return Object.hasOwn(PLATFORM_FIELDS, name);
}
