import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { can } from '@/lib/auth/permissions';
import { findCustomerName } from '@/lib/customers/find-customer-name';
import { formatDay, instantToLocal } from '@/lib/dates';
import { findDriverChoices } from '@/lib/drivers/find-driver-choices';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import type { Locale } from '@/lib/i18n/locales';
import { isId, newId } from '@/lib/id';
import { moneyInput, parseMoney } from '@/lib/money';
import { listOwed } from '@/lib/payments/list-owed';
import { findDraft, listOpenDrafts } from '@/lib/rentals/get-draft';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { WIZARD_STEPS } from '@/lib/rentals/values';
import { withinRights } from '@/lib/rentals/wizard/within-rights';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { requireTenant, type TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { getTenantSettings, type TenantSettings } from '@/lib/tenants/get-tenant-settings';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { KeptWizard } from './kept-wizard';
import { OpenDrafts } from './open-drafts';

const FIRST_DAYS = 3;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rentals'))('new_title') };
}

export default async function NewRentalPage({ searchParams }: PageProps<'/rentals/new'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const one = (name: string) => (typeof search[name] === 'string' ? search[name] : '');
  const locale = await getLocale();
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
    const [customer, vehicle, drivers, owed] = await Promise.all([
      findCustomerName(q, customerId),
      findVehicleChoice(q, vehicleId),
      findDriverChoices(q, draft?.draft?.driverIds),
      listOwed(q, isId(customerId) ? [customerId] : []),
    ]);
    const empty = {
      ...emptyValues(ctx, settings, locale),
      customerId: customer?.id ?? '',
      vehicleId: vehicle?.id ?? '',
    };
    const { proposed } = draft ? { proposed: null } : await quoteDraft(q, empty);
    const dailyRateCents = proposed ? moneyInput(proposed.dailyRateCents, locale) : '';
    return { draft, drafts, settings, customer, vehicle, drivers, owed, empty: { ...empty, dailyRateCents } };
  });
  const { draft, settings, customer, vehicle, drivers } = loaded;
  if (draft && draft.status !== 'draft') redirect(`/rentals/${draft.id}`);
  const rights = { changeRate: can(ctx.role, 'rentals.change_rate'), discount: can(ctx.role, 'rentals.discount') };
  const { insurancePerDayCents } = loaded.empty;
  // A draft was sent by this same form. Keys it lacks keep their initial value.
  const kept = (draft?.draft ?? {}) as Partial<WizardValues>;
  const insuranceOwn =
    parseMoney(String(kept.insurancePerDayCents ?? insurancePerDayCents)) !== settings.insurancePerDayCents;
  const typed = { ...loaded.empty, insuranceOwn, ...kept };
  const mine = withinRights({ ...typed, driverIds: drivers.map(({ id }) => id) }, { rights, insurancePerDayCents });
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
          vehicle: vehicle && { id: vehicle.id, label: vehicle.label, odometerKm: vehicle.odometerKm },
          drivers: drivers.map(({ fullName, ...driver }) => ({ ...driver, label: fullName })),
        }}
        rights={rights}
        settings={{
          timeZone: ctx.tenant.timeZone,
          htgRate: settings.htgRate,
          taxLabel: settings.taxEnabled ? settings.taxLabel : null,
          locations: settings.locations,
          usageZones: settings.usageZones,
          agentName: ctx.member.name,
          minimumAge: settings.minimumAge,
          insurancePerDayCents,
          perDay: {
            cdw: settings.cdwPerDayCents,
            theft: settings.theftPerDayCents,
            pai: settings.paiPerDayCents,
            gps: settings.gpsPerDayCents,
            child_seat: settings.childSeatPerDayCents,
            additional_driver: settings.additionalDriverPerDayCents,
          },
        }}
      />
    </ClientMessages>
  );
}

function emptyValues(ctx: TenantContext, settings: TenantSettings, locale: Locale): WizardValues {
  const quarter = HOUR_MS / 4;
  const pickup = new Date(Math.floor(ctx.now.getTime() / quarter) * quarter);
  const place = settings.locations[0] ?? '';
  return {
    ...BLANK_WIZARD,
    pickupAt: instantToLocal(pickup, ctx.tenant.timeZone),
    dueAt: instantToLocal(new Date(pickup.getTime() + FIRST_DAYS * DAY_MS), ctx.tenant.timeZone),
    pickupLocation: place,
    returnLocation: place,
    usageZone: settings.usageZones[0] ?? '',
    depositCents: moneyInput(settings.defaultDepositCents, locale),
    milesPerDay: String(settings.defaultMilesPerDay),
    insurancePerDayCents: moneyInput(settings.insurancePerDayCents, locale),
    agentSigner: ctx.member.name,
  };
}
