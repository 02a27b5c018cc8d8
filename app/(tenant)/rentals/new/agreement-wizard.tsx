'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { FormFailure } from '@/components/forms/form-failure';
import { idempotencyKey, renewKey } from '@/components/forms/idempotency-key';
import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import type { ErrorBody } from '@/lib/errors';
import { parseMoney } from '@/lib/money';
import { WIZARD_STEPS, type WizardStep } from '@/lib/rentals/values';
import { AgreementStep } from './_steps/agreement-step';
import { DetailsStep } from './_steps/details-step';
import { InspectionStep } from './_steps/inspection-step';
import { ReviewStep } from './_steps/review-step';
import { SignaturesStep } from './_steps/signatures-step';
import { activateRentalAction } from './actions';
import { PriceCard } from './price-card';
import { StepBar } from './step-bar';
import { useDraft } from './use-draft';
import { useQuote } from './use-quote';
import { WizardBar } from './wizard-bar';
import type { Picked, WizardRights, WizardSettings } from './wizard-settings';
import { missingIn, STEP_FIELDS, type WizardValues } from './wizard-values';

interface AgreementWizardProps {
  draftId: string;
  resumed: boolean;
  values: WizardValues;
  customer: Picked | null;
  vehicle: (Picked & { odometerKm: number }) | null;
  rights: WizardRights;
  settings: WizardSettings;
}

export function AgreementWizard({ draftId, resumed, values, rights, settings, ...picked }: AgreementWizardProps) {
  const t = useTranslations();
  const router = useRouter();
  const path = usePathname();
  const asked = useSearchParams().get('step');
  const step = WIZARD_STEPS.find((name) => name === asked) ?? 'agreement';
  const [customer, setCustomer] = useState(picked.customer);
  const [vehicle, setVehicle] = useState(picked.vehicle);
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [activating, startActivating] = useTransition();
  const form = useForm<WizardValues>({ defaultValues: values });
  const draft = useDraft(form, draftId, step, resumed);
  const { price, pending } = useQuote(form);
  const current = form.watch();
  const missing = missingIn(current);
  const index = WIZARD_STEPS.indexOf(step);
  const next = WIZARD_STEPS[index + 1];
  const previous = WIZARD_STEPS[index - 1];
  const keyId = `activate-${draftId}`;

  function go(to: WizardStep) {
    void draft.save();
    window.history.pushState(null, '', `${path}?draft=${draftId}&step=${to}`);
    window.scrollTo({ top: 0 });
  }

  function show(error: ErrorBody) {
    setFailure(error);
    const paths = Object.entries(error.fields ?? {}).map(
      ([name, code]) => [name.replace(/^values\./, ''), code] as const,
    );
    for (const [name, code] of paths) form.setError(name as keyof WizardValues, { message: t(`errors.${code}`) });
    const faulty = (['agreement', 'inspection', 'signatures', 'details'] as const).find((name) =>
      paths.some(([field]) => STEP_FIELDS[name].some((known) => known === field)),
    );
    if (faulty) go(faulty);
    window.scrollTo({ top: 0 });
  }

  function activate() {
    const total = price?.quote?.totalCents;
    if (missing.length > 0 || total === undefined) return;
    setFailure(null);
    form.clearErrors();
    startActivating(async () => {
      if (!(await draft.save())) return;
      const input = { rentalId: draftId, expectedTotalCents: total, values: form.getValues() };
      const result = await activateRentalAction(input, idempotencyKey(keyId)).catch(() => null);
      if (!result) return show({ code: 'network_error' });
      if (!result.ok) {
        // A refusal has done nothing: the corrected form is a new request. After a lost answer the key must stay.
        renewKey(keyId);
        return show(result.error);
      }
      draft.done();
      renewKey(keyId);
      toast.success(t('rentals.activated', { number: result.data.number }), {
        action: { label: t('rentals.open_agreement'), onClick: () => window.open(`/api/rentals/${draftId}/agreement`) },
      });
      router.push(`/rentals/${draftId}?created=1`);
    });
  }

  return (
    <>
      <PageHeader
        title={t('rentals.new_title')}
        back={{ href: '/rentals', label: t('nav.rentals') }}
        detail={
          <span role="status">
            {draft.state === 'saved'
              ? t('rentals.draft_saved')
              : draft.state === 'saving'
                ? t('common.saving')
                : draft.state === 'offline'
                  ? t('rentals.draft_unsaved')
                  : ''}
          </span>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[168px_minmax(0,1fr)_296px]">
        <StepBar step={step} missing={missing} onGo={go} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (next) go(next);
          }}
          noValidate
          className="grid min-w-0 gap-4"
        >
          {draft.state === 'expired' && (
            <Alert
              tone="warning"
              action={
                <LinkButton
                  href={`/auth/login?next=${encodeURIComponent(`/rentals/new?draft=${draftId}&step=${step}`)}`}
                >
                  {t('rentals.draft_sign_in')}
                </LinkButton>
              }
            >
              {t('rentals.draft_kept_title')}
            </Alert>
          )}
          <FormFailure failure={failure} />
          {step === 'agreement' && (
            <AgreementStep
              form={form}
              rights={rights}
              settings={settings}
              customer={customer}
              vehicle={vehicle}
              onCustomer={setCustomer}
              onVehicle={setVehicle}
            />
          )}
          {step === 'inspection' && <InspectionStep form={form} lastOdometerKm={vehicle?.odometerKm ?? null} />}
          {step === 'signatures' && (
            <SignaturesStep form={form} customerName={customer?.label ?? ''} timeZone={settings.timeZone} />
          )}
          {step === 'details' && <DetailsStep form={form} taxLabel={rights.changeRate ? settings.taxLabel : null} />}
          {step === 'review' && (
            <ReviewStep
              values={current}
              settings={settings}
              customer={customer?.label ?? ''}
              vehicle={vehicle?.label ?? ''}
              missing={missing}
              onGo={go}
            />
          )}
          <div className="hidden justify-between lg:flex">
            {previous ? <Button onClick={() => go(previous)}>{t('action.previous')}</Button> : <span />}
            {next ? (
              <Button type="submit" variant="primary">
                {t('action.next')}
              </Button>
            ) : (
              <Button
                variant="primary"
                pending={activating}
                disabled={missing.length > 0 || !price?.quote}
                onClick={activate}
              >
                {activating ? t('rentals.activating') : t('rentals.activate')}
              </Button>
            )}
          </div>
        </form>
        <div className="lg:sticky lg:top-20">
          <PriceCard
            price={price}
            pending={pending}
            depositCents={parseMoney(current.depositCents)}
            htgRate={settings.htgRate}
            timeZone={settings.timeZone}
          />
        </div>
      </div>
      <WizardBar
        totalCents={price?.quote?.totalCents ?? null}
        pending={activating}
        label={next ? t('action.next') : activating ? t('rentals.activating') : t('rentals.activate')}
        disabled={!next && (missing.length > 0 || !price?.quote)}
        onPrevious={previous && (() => go(previous))}
        onNext={next ? () => go(next) : activate}
      />
    </>
  );
}
