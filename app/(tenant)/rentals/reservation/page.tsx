import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { findCustomerName } from '@/lib/customers/find-customer-name';
import { instantToLocal, localToInstant } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { moneyInput } from '@/lib/money';
import { getQuote } from '@/lib/quotes/get-quote';
import { quotedValues } from '@/lib/quotes/quoted-values';
import { blankForm } from '@/lib/records/blank-form';
import { RESERVATION_FIELDS } from '@/lib/reservations/fields';
import { getFormSettings } from '@/lib/reservations/get-form-settings';
import { NO_CALLER } from '@/lib/reservations/reservation-settings';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { ReservationFlow } from './reservation-flow';
import { RESERVATION_TEXTS } from './reservation-texts';

const FIRST_DAYS = 3;
const OPENING_HOUR = 'T09:00';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('new_reservation') };
}

export default async function NewReservationPage({ searchParams }: PageProps<'/rentals/reservation'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'reservations.edit', '/reservations');
  const search = await searchParams;
  const one = (name: string) => (typeof search[name] === 'string' ? search[name] : '');
  const { settings, company, customer, vehicle, quoted } = await orNotFound(
    query(ctx, 'reservations.edit', async (q) => {
      const [form, record] = await Promise.all([getFormSettings(q), one('quote') ? getQuote(q, one('quote')) : null]);
      const [found, chosen] = await Promise.all([
        findCustomerName(q, record?.customer?.id ?? one('customer')),
        findVehicleChoice(q, record?.vehicle?.id ?? one('vehicle')),
      ]);
      return { ...form, customer: found, vehicle: chosen, quoted: record?.quote ?? null };
    }),
  );
  const locale = await getLocale();
  const day = (days: number) =>
    instantToLocal(new Date(ctx.now.getTime() + days * DAY_MS), company.timeZone).slice(0, 10);
  const time = (name: string) => (localToInstant(one(name), company.timeZone) ? one(name) : null);
  const place = settings.locations[0] ?? '';
  const values = {
    ...blankForm(RESERVATION_FIELDS),
    customerId: customer?.id ?? '',
    vehicleId: vehicle?.id ?? '',
    pickupAt: time('pickup') ?? `${day(1)}${OPENING_HOUR}`,
    dueAt: time('due') ?? `${day(1 + FIRST_DAYS)}${OPENING_HOUR}`,
    pickupLocation: place,
    returnLocation: place,
    usageZone: settings.usageZones[0] ?? '',
    depositCents: moneyInput(company.defaultDepositCents, locale),
    noShowGraceHours: String(company.noShowGraceHours),
    autoCancelHours: String(company.autoCancelHours),
    gps: false,
    childSeat: false,
    additionalDriver: false,
    version: '',
    booking: 'vehicle' as const,
    ...NO_CALLER,
    ...(quoted && quotedValues(quoted, { locale, timeZone: company.timeZone })),
  };
  return (
    <ClientMessages namespaces={RESERVATION_TEXTS}>
      <ReservationFlow
        edited={null}
        values={values}
        settings={settings}
        picks={{
          customer: customer && { id: customer.id, label: customer.fullName },
          vehicle: vehicle && { id: vehicle.id, label: vehicle.label },
        }}
      />
    </ClientMessages>
  );
}
