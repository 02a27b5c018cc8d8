import { useTranslations } from 'next-intl';
import { ContactButtons } from '@/components/customers/contact-buttons';
import { LicenseBadge } from '@/components/drivers/license-badge';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { countryName } from '@/lib/country-name';
import { greetingMessage } from '@/lib/customers/greeting-message';
import { formatDate, localDay } from '@/lib/dates';
import { isExpired } from '@/lib/expiry';
import { formatPhone } from '@/lib/format-phone';
import { owedMessage } from '@/lib/payments/owed-message';
import type { CustomerRecord, RecordView } from './load-record';

interface Props {
  customer: CustomerRecord['customer'];
  view: RecordView;
}

function useDay({ ctx, locale }: RecordView) {
  return (value: string | null) => value && formatDate(value, locale, ctx.tenant.timeZone);
}

/** Contact details and other facts about a customer. */
export function CustomerFacts({ customer, view, owedCents }: Props & { owedCents: number }) {
  const t = useTranslations();
  const day = useDay(view);
  const town = [customer.postalCode, customer.city].filter(Boolean).join(' ');
  const address = [customer.address, town, countryName(customer.country, view.locale)].filter(Boolean).join('\n');
  const sender = { locale: customer.language, company: view.ctx.tenant.name, customer: customer.fullName };
  return (
    <>
      {customer.phone && (
        <div className="-mt-3 mb-4">
          <ContactButtons
            phone={customer.phone}
            messages={[
              { label: 'WhatsApp', text: greetingMessage(sender) },
              ...(owedCents > 0
                ? [{ label: t('payments.remind'), text: owedMessage({ ...sender, dueCents: owedCents, number: null }) }]
                : []),
            ]}
          />
        </div>
      )}
      <DescriptionList
        facts={[
          ...(customer.phone ? [] : [{ label: t('customers.phone'), value: '' }]),
          { label: t('customers.email'), value: customer.email && <Direct way="mailto" to={customer.email} /> },
          { label: t('customers.address'), value: address },
          { label: t('customers.date_of_birth'), value: day(customer.dateOfBirth) },
          {
            label: t('customers.emergency_name'),
            value: (customer.emergencyName || customer.emergencyPhone) && (
              <>
                {customer.emergencyName}
                {customer.emergencyPhone && (
                  <Direct way="tel" to={customer.emergencyPhone} text={formatPhone(customer.emergencyPhone)} />
                )}
              </>
            ),
          },
          { label: t('customers.language'), value: t(`app.language_${customer.language}`) },
          { label: t('common.notes'), value: customer.notes },
        ]}
      />
    </>
  );
}

/** Calls a number, or begins a mail. */
function Direct({ way, to, text = to }: { way: 'tel' | 'mailto'; to: string; text?: string }) {
  return (
    <a
      href={`${way}:${to}`}
      className="relative block py-0.5 after:absolute after:-inset-y-2.5 after:inset-x-0 lg:after:hidden text-accent underline underline-offset-2 hover:no-underline"
    >
      {text}
    </a>
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
          value: (
            <>
              {day(customer.licenseExpiresOn)} <LicenseBadge expiresOn={customer.licenseExpiresOn} today={today} />
            </>
          ),
        },
        { label: t(`customers.id_${customer.idType}`), value: customer.idNumber },
        { label: t('customers.id_expiry'), value: until(customer.idExpiresOn, t('customers.id_expired')) },
      ]}
    />
  );
}
