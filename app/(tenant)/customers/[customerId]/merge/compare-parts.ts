import type { useTranslations } from 'next-intl';
import { countryName } from '@/lib/country-name';
import type { CustomerInput } from '@/lib/customers/input';
import { partCompletes, partDiffers } from '@/lib/customers/merge-parts';
import type { MergePart } from '@/lib/customers/values';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';

export interface ComparedPart {
  part: MergePart;
  kept: string;
  merged: string;
  differs: boolean;
  /** The other record only adds to this one. */
  completes: boolean;
}

interface Texts {
  t: ReturnType<typeof useTranslations<never>>;
  locale: Locale;
  timeZone: string;
}

/** One part of two records side by side, as text. */
export function compareParts(
  part: MergePart,
  { kept, merged }: { kept: CustomerInput; merged: CustomerInput },
  texts: Texts,
): ComparedPart {
  return {
    part,
    kept: words(part, kept, texts),
    merged: words(part, merged, texts),
    differs: partDiffers(part, kept, merged),
    completes: partCompletes(part, kept, merged),
  };
}

function words(part: MergePart, customer: CustomerInput, { t, locale, timeZone }: Texts): string {
  const day = (value: string | null) => value && formatDate(value, locale, timeZone);
  const lines = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n');
  switch (part) {
    case 'name':
      return customer.fullName;
    case 'phone':
      return formatPhone(customer.phone);
    case 'email':
      return customer.email ?? '';
    case 'birth':
      return day(customer.dateOfBirth) ?? '';
    case 'address': {
      const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
      return lines(customer.address, town, countryName(customer.country, locale));
    }
    case 'license':
      return lines(
        customer.licenseNumber,
        day(customer.licenseExpiresOn),
        countryName(customer.licenseCountry, locale),
      );
    case 'id':
      return lines(t(`customers.id_${customer.idType}`), customer.idNumber, day(customer.idExpiresOn));
    case 'emergency':
      return lines(customer.emergencyName, formatPhone(customer.emergencyPhone));
    case 'language':
      return t(`app.language_${customer.language}`);
    case 'tier':
      return t(`customers.tier_${customer.tier}`);
  }
}
