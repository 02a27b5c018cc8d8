import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { can } from '@/lib/auth/permissions';
import { findCustomerName } from '@/lib/customers/find-customer-name';
import { formatDay } from '@/lib/dates';
import { findDriverChoices } from '@/lib/drivers/find-driver-choices';
import { isId, newId } from '@/lib/id';
import { moneyInput, parseMoney } from '@/lib/money';
import { findHeldDeposit } from '@/lib/payments/find-held-deposit';
import { listOwed } from '@/lib/payments/list-owed';
import { firstPickup } from '@/lib/rentals/first-pickup';
import { findDraft, listOpenDrafts } from '@/lib/rentals/get-draft';
import { offerVehicles } from '@/lib/rentals/offer-vehicles';
import { FIRST_OFFERS, WIZARD_STEPS } from '@/lib/rentals/values';
import { keptValues } from '@/lib/rentals/wizard/kept-values';
import { withinRights } from '@/lib/rentals/wizard/within-rights';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { emptyValues } from './empty-values';
import { KeptWizard } from './kept-wizard';
import { OpenDrafts } from './open-drafts';
import { settingsOf } from './settings-of';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rentals'))('new_title') };
}

export default async function NewRentalPage({ searchParams }: PageProps<'/rentals/new'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const one = (name: string) => (typeof search[name] === 'string' ? search[name] : '');
  const locale = await getLocale();
  const rights = { changeRate: can(ctx.role, 'rentals.change_rate'), discount: can(ctx.role, 'rentals.discount') };
  const loaded = await query(ctx, 'rentals.create', async (q) => {
    const [found, drafts, settings] = await Promise.all([
      findDraft(q, one('draft')),
      listOpenDrafts(q),
      getTenantSettings(q),
    ]);
    // A page that is loaded again sends its last change meanwhile, so that the draft may be there a moment later.
    const draft = found ?? (drafts.some(({ id }) => id === one('draft')) ? await findDraft(q, one('draft')) : null);
    const customerId = draft ? String(draft.draft?.customerId ?? '') : one('customer');
    const vehicleId = draft ? String(draft.draft?.vehicleId ?? '') : one('vehicle');
    const [customer, vehicle, drivers, owed, depositHeldCents] = await Promise.all([
      findCustomerName(q, customerId),
      findVehicleChoice(q, vehicleId),
      findDriverChoices(q, draft?.draft?.driverIds),
      listOwed(q, isId(customerId) ? [customerId] : []),
      findHeldDeposit(q, draft?.reservationId ?? null),
    ]);
    const empty = {
      ...emptyValues(ctx, settings, locale),
      customerId: customer?.id ?? '',
      vehicleId: vehicle?.id ?? '',
    };
    // Keys that the draft lacks keep their initial value.
    const kept = keptValues(draft?.draft ?? null);
    const { insurancePerDayCents } = empty;
    const insuranceOwn =
      parseMoney(String(kept.insurancePerDayCents ?? insurancePerDayCents)) !== settings.insurancePerDayCents;
    const typed = { ...empty, insuranceOwn, ...kept, driverIds: drivers.map(({ id }) => id) };
    const mine = withinRights(typed, { rights, insurancePerDayCents });
    const offers = await offerVehicles(q, mine.values, { text: '', count: FIRST_OFFERS, draftId: draft?.id });
    const picked = vehicle && offers.offers.find(({ id }) => id === vehicle.id);
    if (!draft && picked) {
      mine.values.dailyRateCents = moneyInput(picked.dailyRateCents, locale);
      mine.values.pickupAt = firstPickup(mine.values.pickupAt, picked.lastReturnAt, ctx.tenant.timeZone);
    }
    const shown = { settings: settingsOf(ctx, settings, { locale, depositHeldCents }), picked, offers };
    return { draft, drafts, customer, vehicle, drivers, owed, mine, ...shown };
  });
  const { draft, customer, vehicle, drivers, mine } = loaded;
  if (draft && draft.status !== 'draft') redirect(`/rentals/${draft.id}`);
  const others = loaded.drafts.filter((open) => open.id !== draft?.id);
  return (
    <ClientMessages
      namespaces={[
        'rentals',
        'pricing',
        'customers',
        'scan',
        'files',
        'drivers',
        'inspections',
        'payments',
        'success',
        'unit',
        'vehicles',
        'reservations',
      ]}
    >
      <KeptWizard
        known={one('draft') !== ''}
        unknown={one('draft') !== '' && draft === null}
        draftId={draft?.id ?? (one('draft') || newId())}
        step={WIZARD_STEPS.find((name) => name === draft?.step) ?? 'agreement'}
        version={draft?.version ?? null}
        values={mine.values}
        reset={mine.changed}
        drafts={
          others.length > 0 && (
            <OpenDrafts
              drafts={others.map((open) => ({
                id: open.id,
                title: open.customer,
                detail: open.make ? `${open.make} ${open.model} · ${open.plate}` : null,
                touched: formatDay(open.updatedAt, locale, ctx.tenant.timeZone, ctx.now),
              }))}
            />
          )
        }
        picks={{
          customer: customer && {
            id: customer.id,
            label: customer.fullName,
            licenseExpiresOn: customer.licenseExpiresOn,
            owedCents: loaded.owed[customer.id] ?? 0,
          },
          vehicle: vehicle && {
            ...{ id: vehicle.id, label: vehicle.label, odometerKm: vehicle.odometerKm },
            fuelLevel: loaded.picked?.fuelLevel ?? null,
          },
          drivers: drivers.map(({ fullName, ...driver }) => ({ ...driver, label: fullName })),
        }}
        rights={rights}
        settings={loaded.settings}
        offers={loaded.offers}
      />
    </ClientMessages>
  );
}
