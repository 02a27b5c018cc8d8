'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { useShownRate } from '@/components/payments/use-shown-rate';
import { PriceCard } from '@/components/rentals/price-card';
import { WizardBar } from '@/components/rentals/wizard-bar';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { PageHeader } from '@/components/ui/page-header';
import { parseMoney } from '@/lib/money';
import type { VehicleOffers } from '@/lib/rentals/offer-vehicles';
import { WIZARD_STEPS, type WizardStep } from '@/lib/rentals/values';
import { missingIn, missingOf } from '@/lib/rentals/wizard/missing-in';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { Picks, WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import { WIZARD_FIELDS, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { DraftSaid } from './draft-said';
import { StepBar } from './step-bar';
import { useActivation } from './use-activation';
import { useDraft } from './use-draft';
import { useFaults } from './use-faults';
import { useOffers } from './use-offers';
import { useQuote } from './use-quote';
import { WizardFields } from './wizard-fields';

const WizardAlerts = lazyPart(() => import('./wizard-alerts').then((module) => module.WizardAlerts));

interface AgreementWizardProps {
  draftId: string;
  /** The draft's version on the page; null for a new one. */
  version: string | null;
  /** Where the draft was left: it is opened there unless the address says otherwise. */
  step: WizardStep;
  values: WizardValues;
  /** Whether the draft had terms that this member may not grant, which were reset to the company's. */
  reset: boolean;
  picks: Picks;
  rights: WizardRights;
  settings: WizardSettings;
  /** The vehicles that the first step opens with. */
  offers: VehicleOffers;
  /** The other drafts, at the first step. */
  drafts: ReactNode;
}

export function AgreementWizard({
  draftId,
  version,
  values,
  rights,
  settings,
  offers,
  drafts,
  ...given
}: AgreementWizardProps) {
  const t = useTranslations();
  const locale = useLocale();
  const path = usePathname();
  const search = useSearchParams();
  const asked = search.get('step');
  const hasAddress = search.has('draft');
  // Decided once: the draft gets an address while it is being filled in, and nothing may jump then.
  const [isNew] = useState(!hasAddress);
  const step = WIZARD_STEPS.find((name) => name === asked) ?? given.step;
  const [picks, setPicks] = useState(given.picks);
  const form = useForm<WizardValues>({ defaultValues: values });
  const [reset, setReset] = useState(given.reset);
  const onReset = useCallback(() => setReset(true), []);
  const limits = { rights, insurancePerDayCents: settings.insurancePerDayCents };
  const { price, pending, refresh } = useQuote(form, draftId);
  const offered = useOffers(form, draftId, offers);
  const current = form.watch();
  const answer = pending ? null : price;
  const known = { lastOdometerKm: picks.vehicle?.odometerKm ?? null, refused: answer?.fields };
  const missing = [...missingIn(current, known), ...missingOf(price?.blockers ?? [], locale)];
  const { faultOf, stopAtFault, furthest, onBlur } = useFaults({ form, values: current, step, price: answer });
  // Looking at the wizard without typing creates no draft.
  const isKept = hasAddress || WIZARD_FIELDS.some((name) => String(current[name]) !== String(values[name]));
  const draft = useDraft({ form, draftId, version, isKept, step, picks, limits, onPicks: setPicks, onReset });
  // A reload then finds the draft again. The address itself is asked: another step may be on its way to the screen.
  useEffect(() => {
    const here = new URLSearchParams(window.location.search);
    if (draft.state !== 'saved' || here.has('draft')) return;
    window.history.replaceState(null, '', `${path}?draft=${draftId}&step=${here.get('step') ?? step}`);
  }, [draft.state, path, draftId, step]);
  const index = WIZARD_STEPS.indexOf(step);
  const next = WIZARD_STEPS[index + 1];
  const previous = WIZARD_STEPS[index - 1];

  function go(to: WizardStep) {
    window.history.pushState(null, '', `${path}?${isKept ? `draft=${draftId}&` : ''}step=${to}`);
    window.scrollTo({ top: 0 });
  }

  function goOn() {
    if (next && !stopAtFault()) go(next);
  }

  const alert = draft.state === 'expired' || draft.state === 'changed' ? draft.state : reset ? 'reset' : null;
  const total = price?.quote?.totalCents ?? null;
  const ready = missing.length === 0 && total !== null;
  const staged = useStagedFiles();
  const { htgRate, noteRate } = useShownRate(settings.htgRate);
  const { activate, activating, failure } = useActivation({
    ...{ form, draftId, draft, staged, go, htgRate, noteRate },
    onRefused: refresh,
  });

  return (
    <>
      <PageHeader title={t('rentals.new_title')} back={{ href: '/rentals', label: t('nav.rentals') }} />
      {step === 'agreement' && isNew && drafts}
      <div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_296px] xl:grid-cols-[168px_minmax(0,1fr)_296px] [&>nav]:lg:max-xl:col-span-2">
        <StepBar step={step} furthest={furthest} missing={missing} onGo={go} said={<DraftSaid state={draft.state} />} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
          onBlur={onBlur}
          noValidate
          className="grid min-w-0 gap-4"
        >
          {(alert || failure) && (
            <Suspense>
              <WizardAlerts
                draft={alert}
                here={`/rentals/new?draft=${draftId}&step=${step}`}
                onReload={() => {
                  draft.done();
                  window.location.reload();
                }}
                failure={failure}
                clash={price?.clash ?? null}
                timeZone={settings.timeZone}
              />
            </Suspense>
          )}
          <WizardFields
            step={step}
            form={form}
            values={current}
            rights={rights}
            settings={settings}
            htgRate={htgRate}
            picks={picks}
            onPicks={setPicks}
            offered={offered}
            price={price}
            missing={missing}
            faultOf={faultOf}
            onGo={go}
            staged={staged}
          />
          <div className="hidden justify-between lg:flex">
            {previous ? <Button onClick={() => go(previous)}>{t('action.previous')}</Button> : <span />}
            {next ? (
              <Button type="submit" variant="primary">
                {t('action.next')}
              </Button>
            ) : (
              <Button variant="primary" pending={activating} disabled={!ready} onClick={() => ready && activate(total)}>
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
            rateCents={parseMoney(current.dailyRateCents)}
            onUseProposed={() => form.setValue('rateOwn', false)}
          />
        </div>
      </div>
      <WizardBar
        totalCents={total}
        pending={activating}
        label={next ? t('action.next') : activating ? t('rentals.activating') : t('rentals.activate')}
        disabled={!next && !ready}
        onPrevious={previous && (() => go(previous))}
        onNext={() => (next ? goOn() : ready && activate(total))}
      />
    </>
  );
}
