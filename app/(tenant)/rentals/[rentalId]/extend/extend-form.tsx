'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { DateTimeField } from '@/components/forms/date-time-field';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { type Previewed, usePreview } from '@/components/forms/use-preview';
import { AddendumSignatures, unsigned } from '@/components/rentals/addendum-signatures';
import { useSignedTerms } from '@/components/rentals/use-signed-terms';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { formatDateTime, formatMoment, localToInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { ExtensionPreview } from '@/lib/rentals/preview-extension';
import { extendRentalAction, previewExtensionAction } from '../actions';
import { ExtensionCard } from './extension-card';

interface Props {
  rentalId: string;
  due: Date;
  /** The proposed return, as a field holds it. */
  firstDue: string;
  now: Date;
  timeZone: string;
  balanceCents: number;
  signers: { customer: string; agent: string };
}

export function ExtendForm({ rentalId, due, firstDue, now, timeZone, balanceCents, signers }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const locale = useLocale();
  const { form, submit, pending, failure } = useActionForm({
    id: `extend-${rentalId}-${due.toISOString()}`,
    defaultValues: { rentalId, dueAt: firstDue, ...unsigned(signers) },
    action: (values, key) => extendRentalAction({ ...values, expectedCents: preview?.addedCents ?? 0 }, key),
    onSuccess: ({ number, addendumId }) => {
      const address = `/api/rentals/${rentalId}/addenda/${addendumId}`;
      toast.success(t('rentals.extend_done', { number }), {
        action: { label: t('rentals.open_addendum'), onClick: () => window.open(address) },
      });
      router.push(`/rentals/${rentalId}`);
    },
  });
  const dueAt = form.watch('dueAt');
  const shown: Previewed<ExtensionPreview> = usePreview(previewExtensionAction, { rentalId, dueAt }, failure);
  const { preview, error, computing } = shown;
  const possible = preview !== null && preview.clash === null && preview.takenOptions.length === 0;
  const ready = possible && error === null && !computing;
  const terms = `${dueAt} ${preview?.addedCents}`;
  useSignedTerms(form, terms);

  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <FormFailure failure={failure} marked />
        <Card title={t('rentals.return')}>
          <DateTimeField
            form={form}
            name="dueAt"
            label={t('rentals.extend_due')}
            required
            help={t('rentals.extend_due_now', { date: formatMoment(due, locale, timeZone, now) })}
          />
        </Card>
      </div>
      <div className="grid gap-3 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ExtensionCard
          preview={preview}
          error={error}
          computing={computing}
          balanceCents={balanceCents}
          now={now}
          timeZone={timeZone}
        />
        <Button type="submit" variant="primary" pending={pending} disabled={!ready} className="max-lg:hidden">
          {t('action.extend_rental')}
        </Button>
      </div>
      {ready && (
        <AddendumSignatures key={terms} form={form} signers={signers} timeZone={timeZone}>
          {t('rentals.extend_sign_help', {
            date: formatDateTime(localToInstant(dueAt, timeZone) ?? due, locale, timeZone, 'long'),
            amount: formatMoney(preview.addedCents, 'USD', locale),
          })}
        </AddendumSignatures>
      )}
      <div className="action-bar -mx-4 flex items-center gap-3 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
        <p className="min-w-0 flex-1">
          <span className="block text-xs text-muted">{t('rentals.extend_added')}</span>
          <span className="tabular font-semibold whitespace-nowrap">
            {ready ? formatMoney(preview.addedCents, 'USD', locale) : '—'}
          </span>
        </p>
        <Button type="submit" variant="primary" pending={pending} disabled={!ready}>
          {t('action.extend_rental')}
        </Button>
      </div>
    </form>
  );
}
