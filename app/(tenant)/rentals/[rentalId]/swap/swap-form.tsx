'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { DateTimeField } from '@/components/forms/date-time-field';
import { errorOf } from '@/components/forms/error-of';
import { CheckboxField, TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { type Previewed, usePreview } from '@/components/forms/use-preview';
import { AddendumSignatures } from '@/components/rentals/addendum-signatures';
import { useSignedTerms } from '@/components/rentals/use-signed-terms';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { VehiclePicker } from '@/components/vehicles/vehicle-picker';
import type { ActionResult } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { FuelLevel } from '@/lib/pricing/values';
import type { SwapPreview } from '@/lib/rentals/preview-swap';
import { searchAvailableVehiclesAction } from '../../../vehicles/actions';
import { previewSwapAction, swapVehicleAction } from '../actions';
import { SwapCard } from './swap-card';
import { SwapPhotos } from './swap-photos';
import { emptySwap } from './swap-values';
import { VehicleState } from './vehicle-state';

interface Props {
  rentalId: string;
  present: { id: string; name: string; odometerOutKm: number; fuelOut: FuelLevel };
  /** Wall-clock times in the company's time zone. */
  firstAt: string;
  due: string;
  timeZone: string;
  balanceCents: number;
  signers: { customer: string; agent: string };
}

type Asked = { rentalId: string; vehicleId: string; swappedAt: string; newRate: boolean };

const READINGS = ['odometerInKm', 'fuelIn', 'damageIn', 'odometerOutKm', 'fuelOut', 'damageOut'] as const;

/** The price for a chosen vehicle; none before one is chosen. */
async function ask(asked: Asked): Promise<ActionResult<SwapPreview | null>> {
  return asked.vehicleId ? previewSwapAction(asked) : { ok: true, data: null };
}

export function SwapForm({ rentalId, present, firstAt, due, timeZone, balanceCents, signers }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const locale = useLocale();
  const [picked, setPicked] = useState<{ id: string; label: string } | null>(null);
  const photos = { back: useStagedFiles(), given: useStagedFiles() };
  const { form, submit, pending, failure } = useActionForm({
    id: `swap-${rentalId}-${present.id}`,
    defaultValues: emptySwap({ rentalId, fromVehicleId: present.id, swappedAt: firstAt, signers }),
    action: (values, key) => swapVehicleAction({ ...values, expectedCents: preview?.addedCents ?? 0 }, key),
    onSuccess: ({ number, addendumId, checkinId, checkoutId }) => {
      photos.back.uploadStaged({ kind: 'inspection', id: checkinId });
      photos.given.uploadStaged({ kind: 'inspection', id: checkoutId });
      const address = `/api/rentals/${rentalId}/addenda/${addendumId}`;
      toast.success(t('rentals.extend_done', { number }), {
        action: { label: t('rentals.open_addendum'), onClick: () => window.open(address) },
      });
      router.push(`/rentals/${rentalId}`);
    },
  });
  const [vehicleId, swappedAt, newRate] = form.watch(['vehicleId', 'swappedAt', 'newRate']);
  const asked = { rentalId, vehicleId, swappedAt, newRate };
  const shown: Previewed<SwapPreview | null> = usePreview(ask, asked, failure);
  const { preview, error, computing } = shown;
  const ready = preview !== null && error === null && !computing && preview.clash === null;
  // All of it is on the paper.
  const terms = JSON.stringify([vehicleId, swappedAt, preview?.addedCents, form.watch(READINGS)]);
  useSignedTerms(form, terms);
  const search = useCallback(
    (text: string) => searchAvailableVehiclesAction(text, { pickupAt: swappedAt, dueAt: due }),
    [swappedAt, due],
  );
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <FormFailure failure={failure} marked />
        <Card title={t('rentals.swap_back')}>
          <div className="grid gap-4">
            <p className="font-medium">{present.name}</p>
            <DateTimeField form={form} name="swappedAt" label={t('rentals.swap_at')} required />
            <VehicleState form={form} way="In" lastKm={present.odometerOutKm} lastFuel={present.fuelOut} />
            <SwapPhotos title={t('rentals.photos_at_return')} staged={photos.back} />
            <CheckboxField
              form={form}
              name="outOfService"
              label={t('rentals.swap_out_of_service')}
              help={t('rentals.swap_out_of_service_help')}
            />
            {form.watch('outOfService') && (
              <TextAreaField form={form} name="outOfServiceReason" label={t('common.reason')} rows={2} required />
            )}
          </div>
        </Card>
        <Card title={t('rentals.swap_given')}>
          <div className="grid gap-4">
            <VehiclePicker
              selected={picked}
              onSelect={(vehicle) => {
                setPicked(vehicle);
                form.setValue('vehicleId', vehicle.id, { shouldDirty: true });
                form.clearErrors('vehicleId');
              }}
              search={search}
              timeZone={timeZone}
              error={errorOf(form.formState.errors, 'vehicleId')}
              required
            />
            <VehicleState form={form} way="Out" lastKm={preview?.vehicle.odometerKm ?? null} />
            <SwapPhotos title={t('rentals.photos_at_pickup')} staged={photos.given} />
            {preview && preview.fromCents !== preview.toCents && (
              <CheckboxField
                form={form}
                name="newRate"
                label={t('rentals.swap_new_rate')}
                help={t('rentals.swap_new_rate_help', {
                  from: usd(preview.fromCents),
                  to: usd(preview.toCents),
                  days: preview.daysLeft,
                })}
              />
            )}
            {(failure?.code === 'odometer_jump' || form.watch('odometerConfirmed')) && (
              <CheckboxField form={form} name="odometerConfirmed" label={t('rentals.odometer_confirm')} />
            )}
          </div>
        </Card>
      </div>
      <div className="grid gap-3 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <SwapCard
          preview={preview}
          error={error}
          computing={computing}
          balanceCents={balanceCents}
          timeZone={timeZone}
        />
        <Button type="submit" variant="primary" pending={pending} disabled={!ready} className="max-lg:hidden">
          {t('action.swap_vehicle')}
        </Button>
      </div>
      {ready && (
        <AddendumSignatures key={terms} form={form} signers={signers} timeZone={timeZone}>
          {t('rentals.swap_sign_help', {
            back: present.name,
            given: preview.vehicle.label,
            amount: usd(preview.addedCents),
          })}
        </AddendumSignatures>
      )}
      <div className="action-bar -mx-4 flex items-center gap-3 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
        <p className="min-w-0 flex-1">
          <span className="block text-xs text-muted">{t('rentals.extend_added')}</span>
          <span className="tabular font-semibold whitespace-nowrap">{ready ? usd(preview.addedCents) : '—'}</span>
        </p>
        <Button type="submit" variant="primary" pending={pending} disabled={!ready}>
          {t('action.swap_vehicle')}
        </Button>
      </div>
    </form>
  );
}
