'use client';

import { OPTION_TEXT, PROTECTION_TEXT } from '@/components/rentals/condition-texts';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { formatDateTime, localToInstant } from '@/lib/dates';
import { formatMoney, parseMoney } from '@/lib/money';
import { FUEL_POLICIES, OPTIONS } from '@/lib/pricing/values';
import type { TermsToSign } from '@/lib/rentals/get-terms-to-sign';
import { PROTECTIONS } from '@/lib/rentals/values';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';

interface AgreementToSignProps {
  values: WizardValues;
  vehicle: string;
  totalCents: number | null;
  timeZone: string;
  read: Pick<TermsToSign, 'language' | 'texts'>;
}

/** What the agreement says about this rental, in the customer's language. */
export function AgreementToSign({ values, vehicle, totalCents, timeZone, read }: AgreementToSignProps) {
  const { language, texts } = read;
  const when = (local: string, place: string) => {
    const instant = localToInstant(local, timeZone);
    return [instant ? formatDateTime(instant, language, timeZone, 'long') : '', place].filter(Boolean).join('\n');
  };
  const policy = FUEL_POLICIES.find((name) => name === values.fuelPolicy);
  const deposit = parseMoney(values.depositCents);
  const chosen = [
    ...PROTECTIONS.filter((name) => values.protections.includes(name)).map(
      (name) => texts[`rentals.${PROTECTION_TEXT[name]}`],
    ),
    ...OPTIONS.filter((name) => values.options.includes(name)).map(
      (name) => texts[`reservations.${OPTION_TEXT[name]}`],
    ),
  ];
  return (
    <Card title={texts['rentals.agreement']}>
      <DescriptionList
        facts={[
          { label: texts['papers.vehicle'], value: vehicle, wide: true },
          { label: texts['papers.out'], value: when(values.pickupAt, values.pickupLocation) },
          { label: texts['papers.back'], value: when(values.dueAt, values.returnLocation) },
          {
            label: texts['papers.total'],
            value: totalCents !== null && (
              <strong className="tabular">{formatMoney(totalCents, 'USD', language)}</strong>
            ),
          },
          {
            label: texts['papers.deposit'],
            value: deposit !== null && <span className="tabular">{formatMoney(deposit, 'USD', language)}</span>,
          },
          {
            label: texts['rentals.miles_per_day'],
            value: values.milesPerDay === '0' ? texts['papers.mileage_unlimited'] : values.milesPerDay,
          },
          { label: texts['papers.fuel_policy'], value: policy && texts[`rentals.fuel_${policy}`] },
          ...(chosen.length > 0 ? [{ label: texts['papers.options'], value: chosen.join('\n') }] : []),
        ]}
      />
    </Card>
  );
}
