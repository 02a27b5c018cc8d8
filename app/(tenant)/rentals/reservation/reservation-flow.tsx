'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { PriceCard } from '@/components/rentals/price-card';
import { WizardBar } from '@/components/rentals/wizard-bar';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { loadWhenIdle } from '@/components/ui/load-when-idle';
import { PageHeader } from '@/components/ui/page-header';
import { toast } from '@/components/ui/toast';
import { parseMoney } from '@/lib/money';
import { RESERVATION_FIELDS } from '@/lib/reservations/fields';
import type { ReservationPick, ReservationSettings, ReservationValues } from '@/lib/reservations/reservation-settings';
import { createQuoteAction, createReservationAction, updateReservationAction } from './actions';
import { DetailsStep } from './details-step';
import { quoteInput, reservationInput } from './form-input';
import { useReservationQuote } from './use-reservation-quote';
import { useReview } from './use-review';
import { useStep } from './use-step';

// Loaded while the details are being filled in.
const loadReview = () => import('./review-step');
const ReviewStep = lazyPart(() => loadReview().then((module) => module.ReviewStep));
const TakenNote = lazyPart(() => import('./taken-note').then((module) => module.TakenNote));

interface ReservationFlowProps {
  /** The reservation that is being edited; null for a new one. */
  edited: { id: string; number: string } | null;
  values: ReservationValues;
  settings: ReservationSettings;
  picks: { customer: ReservationPick | null; vehicle: ReservationPick | null };
}

/** A reservation in two steps: its details, then review and confirm. */
export function ReservationFlow({ edited, values, settings, picks: given }: ReservationFlowProps) {
  const t = useTranslations();
  const router = useRouter();
  const [picks, setPicks] = useState(given);
  const [step, go] = useStep();
  const { form, submit, submitter, pending, failure } = useActionForm({
    id: `reservation-${edited?.id ?? 'new'}`,
    defaultValues: values,
    action: (typed: ReservationValues, key) => {
      const input = reservationInput(typed, totalCents);
      return edited
        ? updateReservationAction({ ...input, reservationId: edited.id }, key)
        : createReservationAction(input, key);
    },
    onSuccess: ({ id }) => {
      toast.success(t(edited ? 'reservations.saved' : 'success.reservation_created'));
      router.push(`/reservations/${id}`);
    },
  });
  const current = form.watch();
  const { price, pending: pricing, refresh } = useReservationQuote(form, edited?.id ?? null);
  const answer = pricing ? null : price;
  const totalCents = price?.quote?.totalCents ?? null;

  // What the server refuses is corrected at its field, and prices are asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!failure) return;
    refresh();
    if (failure.fields) go('details');
  }, [failure]);

  useEffect(() => loadWhenIdle([loadReview]), []);

  const saveQuote = submitter({
    id: 'quote-new',
    action: (typed: ReservationValues, key) => createQuoteAction(quoteInput(typed, totalCents), key),
    onSuccess: ({ id }) => {
      toast.success(t('quotes.saved'));
      router.push(`/quotes/${id}`);
    },
  });
  const forCaller = current.who === 'caller';
  const { review, waiting } = useReview(form, { answer, onReview: () => go('review') });
  const confirmLabel = t(forCaller ? 'quotes.save' : edited ? 'action.save_changes' : 'reservations.confirm');
  const next = step === 'details' ? review : () => void (forCaller ? saveQuote() : submit());
  const nextLabel = step === 'details' ? t('reservations.step_review') : confirmLabel;
  return (
    <>
      <PageHeader
        title={edited ? t('reservations.edit_named', { number: edited.number }) : t('nav.new_reservation')}
        back={
          edited
            ? { href: `/reservations/${edited.id}`, label: edited.number }
            : { href: '/reservations', label: t('nav.reservations') }
        }
        detail={`${t('common.step_of', { step: step === 'details' ? 1 : 2, steps: 2 })} · ${t(`reservations.step_${step}`)}`}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_296px]">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
          noValidate
          className="grid min-w-0 gap-4"
        >
          <FormFailure failure={failure} deed="create_reservation">
            <RecordClash
              form={form}
              fields={RESERVATION_FIELDS}
              failure={failure}
              submit={submit}
              nameOf={(name, id) =>
                name === 'classId' ? settings.classes.find((one) => one.id === id)?.name : nameOfPick(picks, name, id)
              }
            />
          </FormFailure>
          {/* Hidden, not removed, so that everything typed and every error at its field is kept. */}
          <div hidden={step !== 'details'} className={step === 'details' ? 'grid gap-4' : undefined}>
            <DetailsStep
              form={form}
              values={current}
              settings={settings}
              picks={picks}
              onPicks={setPicks}
              price={answer}
              editedId={edited?.id ?? null}
            />
          </div>
          {step === 'review' && (
            <Suspense>
              <ReviewStep
                values={current}
                settings={settings}
                picks={picks}
                onBack={() => go('details')}
                onQuote={edited || forCaller ? null : { save: () => void saveQuote(), pending }}
              />
            </Suspense>
          )}
          <div className="hidden justify-between lg:flex">
            {step === 'review' ? <Button onClick={() => go('details')}>{t('action.back_to_edit')}</Button> : <span />}
            <Button type="submit" variant="primary" pending={pending || waiting}>
              {nextLabel}
            </Button>
          </div>
        </form>
        <div className="lg:sticky lg:top-20">
          <PriceCard
            price={price}
            pending={pricing}
            depositCents={parseMoney(current.depositCents)}
            htgRate={settings.htgRate}
            timeZone={settings.timeZone}
            rateCents={parseMoney(current.dailyRateCents) ?? price?.proposed?.dailyRateCents ?? null}
            onUseProposed={() => form.setValue('dailyRateCents', '', { shouldDirty: true })}
            taken={
              (answer?.classTaken || answer?.clash) && (
                <Suspense>
                  <TakenNote
                    price={answer}
                    timeZone={settings.timeZone}
                    onVehicle={(vehicle) => {
                      setPicks((now) => ({ ...now, vehicle }));
                      form.setValue('vehicleId', vehicle.id, { shouldDirty: true });
                    }}
                  />
                </Suspense>
              )
            }
          />
          <p className="mt-2 text-sm text-muted">{t('reservations.insurance_apart')}</p>
        </div>
      </div>
      <WizardBar
        totalCents={totalCents}
        pending={pending || waiting}
        label={nextLabel}
        disabled={false}
        onPrevious={step === 'review' ? () => go('details') : undefined}
        onNext={next}
      />
    </>
  );
}

/** The name of a customer or vehicle that the form shows; undefined for another. */
function nameOfPick(picks: ReservationFlowProps['picks'], name: string, id: string): string | undefined {
  const pick = name === 'customerId' ? picks.customer : name === 'vehicleId' ? picks.vehicle : null;
  return pick?.id === id ? pick.label : undefined;
}
