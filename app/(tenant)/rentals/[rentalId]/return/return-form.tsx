'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { type Previewed, usePreview } from '@/components/forms/use-preview';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { previewReturnAction, settleReturnAction } from '../actions';
import { CheckInCard } from './check-in-card';
import { ExtraCharges } from './extra-charges';
import { ReturnBar } from './return-bar';
import { ReturnCharges } from './return-charges';
import { ReturnSignature } from './return-signature';
import { emptyReturn, toPreviewInput, toReturnInput } from './return-values';
import { SettlementCard } from './settlement-card';
import type { Checkout } from './state-at-pickup';

interface Props {
  rentalId: string;
  vehicleId: string;
  number: string;
  /** Wall-clock times in the company's time zone. */
  now: string;
  due: string;
  checkout: Checkout;
  vehicle: ComponentProps<typeof CheckInCard>['vehicle'];
  customerName: string;
  /** What the company suggests for cleaning; 0 for no suggestion. */
  cleaningFeeCents: number;
  mayWaive: boolean;
  timeZone: string;
}

export function ReturnForm({
  rentalId,
  vehicleId,
  number,
  now,
  due,
  checkout,
  vehicle,
  customerName,
  cleaningFeeCents,
  mayWaive,
  timeZone,
}: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const { form, submit, pending, failure } = useActionForm({
    id: `return-${rentalId}-${vehicleId}`,
    defaultValues: emptyReturn(rentalId, now, customerName),
    action: (values, key) => {
      const proposed = Object.keys(preview?.proposedCents ?? {});
      const seen = {
        vehicleId,
        expectedCents: preview?.sumCents,
        expectedDueCents: preview?.dueCents,
        expectedDepositCents: preview?.balance.depositHeldCents,
      };
      return settleReturnAction({ ...toReturnInput(values, proposed), ...seen }, key);
    },
    onSuccess: ({ inspectionId, invoiceId }) => {
      staged.uploadStaged({ kind: 'inspection', id: inspectionId });
      toast.success(t('rentals.returned_done', { number }), {
        action: {
          label: t('rentals.open_invoice'),
          onClick: () => window.open(`/api/rentals/${rentalId}/invoices/${invoiceId}`),
        },
      });
      router.push(`/rentals/${rentalId}?returned=1`);
    },
  });
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) } as ReturnType<typeof emptyReturn>;
  const shown: Previewed<ReturnPreview> = usePreview(previewReturnAction, toPreviewInput(values), failure);
  const { preview, error, computing } = shown;
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <FormFailure failure={failure} marked />
        <CheckInCard
          form={form}
          checkout={checkout}
          vehicle={vehicle}
          staged={staged}
          due={due}
          timeZone={timeZone}
          mayWaive={mayWaive}
          isJump={failure?.code === 'odometer_jump' || values.odometerConfirmed}
        />
        <Card title={t('rentals.return_charges')}>
          <ReturnCharges form={form} preview={preview} mayWaive={mayWaive} />
          <ExtraCharges form={form} cleaningFeeCents={cleaningFeeCents} />
        </Card>
        <ReturnSignature
          form={form}
          customerName={customerName}
          timeZone={timeZone}
          sumCents={preview?.sumCents ?? null}
          terms={`${preview?.sumCents} ${preview?.dueCents}`}
        />
      </div>
      <div className="grid gap-3 lg:sticky lg:top-20">
        <SettlementCard preview={preview} error={error} computing={computing} />
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={computing || error !== null}
          className="max-lg:hidden"
        >
          {t('rentals.take_back')}
        </Button>
      </div>
      <ReturnBar preview={error ? null : preview} pending={pending} disabled={computing || error !== null} />
    </form>
  );
}
