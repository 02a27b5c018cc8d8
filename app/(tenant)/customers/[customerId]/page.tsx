import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { can } from '@/lib/auth/permissions';
import { getCustomer, getCustomerHistory } from '@/lib/customers/get-customer';
import { formatDate, localDay } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { countryName } from '@/lib/papers/country-name';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { CustomerActions } from './customer-actions';
import { CustomerHistory } from './customer-history';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('title') };
}

export default async function CustomerPage({ params }: PageProps<'/customers/[customerId]'>) {
  const ctx = await requireTenant();
  const { customerId } = await params;
  const { customer, history } = await orNotFound(
    query(ctx, 'customers.view', async (q) => {
      const [customer, history] = await Promise.all([getCustomer(q, customerId), getCustomerHistory(q, customerId)]);
      return { customer, history };
    }),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const expired = customer.licenseExpiresOn !== null && customer.licenseExpiresOn < today;
  const day = (value: string | null) => value && formatDate(value, locale, ctx.tenant.timeZone);
  return (
    <ClientMessages namespaces={['customers', 'success', 'confirm']}>
      <PageHeader
        back={{ href: '/customers', label: t('customers.list_title') }}
        title={customer.fullName}
        detail={
          <span className="flex flex-wrap items-center gap-3">
            <span>{t(`customers.tier_${customer.tier}`)}</span>
            <StatusBadge status={customer.status} />
          </span>
        }
        action={
          !customer.archivedAt && (
            <>
              <CustomerActions
                customerId={customerId}
                name={customer.fullName}
                status={customer.status}
                mayBlacklist={can(ctx.role, 'customers.blacklist')}
                mayArchive={can(ctx.role, 'customers.archive')}
              />
              <LinkButton href={`/customers/${customerId}/edit`}>{t('action.edit')}</LinkButton>
              {customer.status === 'active' && (
                <LinkButton href={`/rentals/new?customer=${customerId}`} variant="primary">
                  {t('nav.new_rental')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {(customer.archivedAt || customer.status === 'blacklisted') && (
        <div className="mb-4">
          <Alert tone={customer.archivedAt ? 'info' : 'danger'}>
            {customer.archivedAt
              ? t('customers.archived')
              : t('customers.blacklisted_because', { reason: customer.statusReason ?? '—' })}
          </Alert>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card title={t('customers.facts')}>
          <DescriptionList
            facts={[
              { label: t('customers.phone'), value: formatPhone(customer.phone) },
              { label: t('customers.email'), value: customer.email },
              {
                label: t('customers.address'),
                value: [
                  customer.address,
                  [customer.postalCode, customer.city].filter(Boolean).join(' '),
                  countryName(customer.country, locale),
                ]
                  .filter(Boolean)
                  .join('\n'),
              },
              { label: t('customers.date_of_birth'), value: day(customer.dateOfBirth) },
              {
                label: t('customers.license_number'),
                value: `${customer.licenseNumber}, ${countryName(customer.licenseCountry, locale)}`,
              },
              {
                label: t('customers.license_expiry'),
                value: expired ? (
                  <>
                    {day(customer.licenseExpiresOn)} <Badge tone="amber">{t('customers.license_expired')}</Badge>
                  </>
                ) : (
                  day(customer.licenseExpiresOn)
                ),
              },
              { label: t(`customers.id_${customer.idType}`), value: customer.idNumber },
              { label: t('customers.id_expiry'), value: day(customer.idExpiresOn) },
              {
                label: t('customers.emergency_name'),
                value: [customer.emergencyName, formatPhone(customer.emergencyPhone)].filter(Boolean).join('\n'),
              },
              { label: t('customers.language'), value: t(`app.language_${customer.language}`) },
              { label: t('common.notes'), value: customer.notes },
            ]}
          />
        </Card>
        <CustomerHistory history={history} locale={locale} timeZone={ctx.tenant.timeZone} now={ctx.now} />
      </div>
    </ClientMessages>
  );
}
