import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { countryName } from '@/lib/country-name';
import { formatDate, localDay } from '@/lib/dates';
import { isExpired } from '@/lib/expiry';
import { formatPhone } from '@/lib/format-phone';
import type { CustomerRecord, RecordView } from './load-record';

interface Props {
  customer: CustomerRecord['customer'];
  view: RecordView;
}

function useDay({ ctx, locale }: RecordView) {
  return (value: string | null) => value && formatDate(value, locale, ctx.tenant.timeZone);
}

/** Contact details and other facts about a customer. */
export function CustomerFacts({ customer, view }: Props) {
  const t = useTranslations();
  const day = useDay(view);
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const address = [customer.address, town, countryName(customer.country, view.locale)].filter(Boolean).join('\n');
  const emergency = [customer.emergencyName, formatPhone(customer.emergencyPhone)].filter(Boolean).join('\n');
  return (
    <DescriptionList
      facts={[
        { label: t('customers.phone'), value: formatPhone(customer.phone) },
        { label: t('customers.email'), value: customer.email },
        { label: t('customers.address'), value: address },
        { label: t('customers.date_of_birth'), value: day(customer.dateOfBirth) },
        { label: t('customers.emergency_name'), value: emergency },
        { label: t('customers.language'), value: t(`app.language_${customer.language}`) },
        { label: t('common.notes'), value: customer.notes },
      ]}
    />
  );
}

/** License and ID, with expired ones marked. */
export function DocumentFacts({ customer, view }: Props) {
  const t = useTranslations();
  const day = useDay(view);
  const today = localDay(view.ctx.now, view.ctx.tenant.timeZone);
  const until = (value: string | null, warning: string) =>
    value !== null && isExpired(value, today) ? (
      <>
        {day(value)} <Badge tone="amber">{warning}</Badge>
      </>
    ) : (
      day(value)
    );
  return (
    <DescriptionList
      facts={[
        {
          label: t('customers.license_number'),
          value: `${customer.licenseNumber}, ${countryName(customer.licenseCountry, view.locale)}`,
        },
        {
          label: t('customers.license_expiry'),
          value: until(customer.licenseExpiresOn, t('customers.license_expired')),
        },
        { label: t(`customers.id_${customer.idType}`), value: customer.idNumber },
        { label: t('customers.id_expiry'), value: until(customer.idExpiresOn, t('customers.id_expired')) },
      ]}
    />
  );
}
