'use client';

import { type Dispatch, type SetStateAction, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { lazyPart } from '@/components/ui/lazy-part';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import type { DraftQuote } from '@/lib/rentals/quote-draft';
import type { WizardStep } from '@/lib/rentals/values';
import type { Missing } from '@/lib/rentals/wizard/missing-in';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { Picks, WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { AgreementStep } from './_steps/agreement-step';
import { FOLDED } from './_steps/folded-parts';
import type { FaultOf } from './use-faults';
import type { OfferedVehicles } from './use-offers';
import { useTermsToSign } from './use-terms-to-sign';

// Each later step is loaded separately, while the first is being filled in. No Suspense boundary is around a step: an
// update before it has hydrated would empty it, lose what was typed, and move the buttons while they are pressed.
const STEPS = {
  inspection: () => import('./_steps/inspection-step'),
  signatures: () => import('./_steps/signatures-step'),
  details: () => import('./_steps/details-step'),
  review: () => import('./_steps/review-step'),
};
const InspectionStep = lazyPart(() => STEPS.inspection().then((module) => module.InspectionStep));
const SignaturesStep = lazyPart(() => STEPS.signatures().then((module) => module.SignaturesStep));
const DetailsStep = lazyPart(() => STEPS.details().then((module) => module.DetailsStep));
const ReviewStep = lazyPart(() => STEPS.review().then((module) => module.ReviewStep));

interface WizardFieldsProps {
  step: WizardStep;
  form: UseFormReturn<WizardValues>;
  values: WizardValues;
  rights: WizardRights;
  settings: WizardSettings;
  /** At which gourdes are counted now. */
  htgRate: string | null;
  picks: Picks;
  onPicks: Dispatch<SetStateAction<Picks>>;
  /** The vehicles that may be chosen. */
  offered: OfferedVehicles;
  price: DraftQuote | null;
  missing: Missing[];
  faultOf: FaultOf;
  onGo: (step: WizardStep) => void;
  /** Photos of the checkout, which are sent once it is recorded. */
  staged: StagedFiles;
}

/** The fields of one step. */
export function WizardFields({
  step,
  form,
  values,
  rights,
  settings,
  picks,
  onPicks,
  price,
  ...rest
}: WizardFieldsProps) {
  const { htgRate, offered, missing, faultOf, onGo, staged } = rest;
  const { customer, vehicle, drivers } = picks;
  const terms = useTermsToSign(form, values.customerId);
  useEffect(() => loadWhenIdle([...Object.values(STEPS), ...Object.values(FOLDED)]), []);
  if (step === 'agreement')
    return (
      <AgreementStep
        form={form}
        rights={rights}
        settings={settings}
        customer={customer}
        drivers={drivers}
        offered={offered}
        blockers={price?.blockers ?? []}
        faultOf={faultOf}
        onDrivers={(chosen) => onPicks((now) => ({ ...now, drivers: chosen }))}
        onCustomer={(chosen) => onPicks((now) => ({ ...now, customer: chosen }))}
        onVehicle={(chosen) => onPicks((now) => ({ ...now, vehicle: chosen }))}
      />
    );
  if (step === 'inspection') return <InspectionStep form={form} faultOf={faultOf} vehicle={vehicle} staged={staged} />;
  if (step === 'signatures')
    return (
      <SignaturesStep
        form={form}
        values={values}
        customerName={customer?.label ?? ''}
        vehicle={vehicle?.label ?? ''}
        totalCents={price?.quote?.totalCents ?? null}
        timeZone={settings.timeZone}
        terms={terms}
        unready={missing.some((entry) => entry.step === 'agreement' && !entry.isBlocker)}
        onGo={onGo}
      />
    );
  if (step === 'details')
    return (
      <DetailsStep
        form={form}
        faultOf={faultOf}
        taxLabel={rights.changeRate ? settings.taxLabel : null}
        htgRate={htgRate}
        heldCents={settings.depositHeldCents}
      />
    );
  return (
    <ReviewStep
      values={values}
      settings={settings}
      customer={customer}
      vehicle={vehicle?.label ?? ''}
      drivers={drivers}
      missing={missing}
      staged={staged}
      onGo={onGo}
    />
  );
}
