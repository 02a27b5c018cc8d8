'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { DateTimeInput } from '@/components/forms/date-time-input';
import { Field } from '@/components/forms/field';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { ActionResult } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { previewReturnAction } from './actions';

/** Estimates the charges for another return time, calculated by the server without mileage and fuel. */
export function WhatIf({ rentalId, defaultTime }: { rentalId: string; defaultTime: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const [time, setTime] = useState(defaultTime);
  const [answer, setAnswer] = useState<ActionResult<ReturnPreview> | null>(null);
  const [pending, start] = useTransition();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);

  function ask() {
    start(async () => {
      setAnswer(
        await previewReturnAction({ rentalId, returnedAt: time }).catch(
          () => ({ ok: false, error: { code: 'network_error' } }) as const,
        ),
      );
    });
  }

  return (
    <Card title={t('rentals.what_if')} className="print:hidden">
      <div className="flex flex-wrap items-end gap-2">
        <Field id="what-if-time" label={t('rentals.what_if_time')} className="flex-1 basis-64">
          <DateTimeInput id="what-if-time" value={defaultTime} onValue={setTime} />
        </Field>
        <Button onClick={ask} pending={pending}>
          {t('rentals.compute')}
        </Button>
      </div>
      <div aria-live="polite" className="mt-3">
        {answer && !answer.ok && <Alert>{t(`errors.${answer.error.code}`, answer.error.params)}</Alert>}
        {answer?.ok && (
          <>
            {answer.data.lines.length === 0 && <p className="text-muted">{t('rentals.nothing_extra')}</p>}
            {answer.data.lines.map((line) => (
              <ChargeLine key={line.kind} {...line} open />
            ))}
            <p className="mt-2 flex justify-between gap-3 font-semibold">
              <span>{t('rentals.due_then')}</span>
              <span className="tabular">{usd(answer.data.dueCents)}</span>
            </p>
            <p className="mt-1 text-sm text-muted">{t('rentals.what_if_help')}</p>
          </>
        )}
      </div>
    </Card>
  );
}
