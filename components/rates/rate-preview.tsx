'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateTimeField } from '@/components/forms/date-time-field';
import { SelectField } from '@/components/forms/fields';
import { useRetry } from '@/components/forms/use-retry';
import { Alert } from '@/components/ui/alert';
import { lazyPart } from '@/components/ui/lazy-part';
import { VehiclePicker } from '@/components/vehicles/vehicle-picker';
import { TIERS } from '@/lib/customers/values';
import type { ActionResult, ErrorCode } from '@/lib/errors';
import type { RatePreview as Preview } from '@/lib/rates/preview-rate';
import type { VehicleChoice } from '@/lib/vehicles/list-vehicle-choices';

const RatePreviewResult = lazyPart(() => import('./rate-preview-result').then((module) => module.RatePreviewResult));

interface RatePreviewProps {
  /** Null if the vehicle or class is chosen here. */
  vehicle: { id: string; label: string } | null;
  classes: { id: string; name: string }[];
  /** Local times, such as `2026-11-21T10:00`. */
  pickupAt: string;
  dueAt: string;
  preview: (question: unknown) => Promise<ActionResult<Preview>>;
  searchVehicles: (text: string) => Promise<ActionResult<VehicleChoice[]>>;
  timeZone: string;
}

const TYPING_MS = 250;

/** The price of a period, calculated by the server, while the vehicle, customer tier and times are changed. */
export function RatePreview({
  vehicle,
  classes,
  pickupAt,
  dueAt,
  preview,
  searchVehicles,
  timeZone,
}: RatePreviewProps) {
  const t = useTranslations();
  const form = useForm({ defaultValues: { classId: '', tier: '', pickupAt, dueAt } });
  const [chosen, setChosen] = useState(vehicle);
  const [answer, setAnswer] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [pending, setPending] = useState(false);
  const round = useRetry(problem === 'network_error');
  const asked = useRef(0);
  const values = form.watch();
  const vehicleId = values.classId ? '' : (chosen?.id ?? '');
  const text = JSON.stringify({ ...values, vehicleId });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const ticket = ++asked.current;
    const question: { vehicleId: string; classId: string } = JSON.parse(text);
    if (!question.vehicleId && !question.classId) {
      setAnswer(null);
      setProblem(null);
      return setPending(false);
    }
    setPending(true);
    const timer = setTimeout(async () => {
      const result = await preview(question).catch(() => null);
      if (ticket !== asked.current) return;
      setPending(false);
      if (result?.ok) setAnswer(result.data);
      else setAnswer(null);
      const [field] = result?.ok === false ? Object.values(result.error.fields ?? {}) : [];
      setProblem(result ? (result.ok ? null : (field ?? result.error.code)) : 'network_error');
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, round, preview]);

  const emptyClass = problem === 'record_not_found' && values.classId !== '';
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {!vehicle && (
          <SelectField
            form={form}
            name="classId"
            label={t('rates.preview_of_class')}
            empty={t('rates.preview_one_vehicle')}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {!vehicle && !values.classId && (
          // Beside a label that may take two lines.
          <div className="self-end">
            <VehiclePicker
              id="previewVehicle"
              selected={chosen}
              onSelect={setChosen}
              search={searchVehicles}
              timeZone={timeZone}
            />
          </div>
        )}
        <SelectField
          form={form}
          name="tier"
          label={t('rates.tier')}
          empty={t('rates.any_tier')}
          options={TIERS.map((value) => ({ value, label: t(`customers.tier_${value}`) }))}
          className={vehicle || !values.classId ? 'sm:col-span-2' : undefined}
        />
        <DateTimeField form={form} name="pickupAt" label={t('rentals.pickup_datetime')} />
        <DateTimeField form={form} name="dueAt" label={t('rentals.return_datetime')} />
      </div>
      <div aria-live="polite" aria-busy={pending}>
        {problem && <Alert>{t(emptyClass ? 'rates.preview_empty_class' : `errors.${problem}`)}</Alert>}
        {!problem && !answer && !pending && <p className="text-muted">{t('rates.preview_choose')}</p>}
        {!answer && pending && <p className="text-muted">{t('common.loading')}</p>}
        {answer && (
          <Suspense>
            <RatePreviewResult answer={answer} named={!vehicle && values.classId !== ''} pending={pending} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
