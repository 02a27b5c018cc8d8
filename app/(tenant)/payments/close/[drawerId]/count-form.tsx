'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { MoneyField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { type CountedLine, countedLines } from '@/lib/drawers/counted-lines';
import type { DrawerLine } from '@/lib/drawers/drawer-lines';
import { CURRENCIES, PIECES } from '@/lib/drawers/values';
import { formatMoney, moneyInput } from '@/lib/money';
import { countDrawerAction } from '../actions';
import { type CountValues, piecesOf, typedCount, withFieldNames } from './typed-count';

const KEYS = { USD: 'usd', HTG: 'htg' } as const;

interface Props {
  drawerId: string;
  /** `drawerVersion` of the drawer as shown. */
  seen: number;
  /** How often it was counted before. */
  counts: number;
  lines: DrawerLine[];
}

/** Notes, coins and other means of payment of a drawer, with the difference as it is typed. */
export function CountForm({ drawerId, seen, counts, lines }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const others = lines.filter(({ method }) => method !== 'cash');
  const defaultValues: CountValues = {
    ...Object.fromEntries(CURRENCIES.flatMap((of) => PIECES[of].map((value) => [`${of}_${value}`, '']))),
    ...Object.fromEntries(others.map((line) => [`other_${line.method}`, moneyInput(line.expectedCents, locale)])),
    ...{ leftUsdCents: '', leftHtgCents: '', reason: '' },
  };
  const { form, submit, pending, failure } = useActionForm<CountValues, { id: string }>({
    // Counting the same again is another count.
    id: `count-${drawerId}-${seen}-${counts}`,
    defaultValues,
    action: async (values, key) =>
      withFieldNames(await countDrawerAction({ drawerId, seen: String(seen), ...typedCount(values) }, key)),
    onSuccess: () => {
      toast.success(t('drawers.count_done'));
      router.replace(`/payments/close/${drawerId}`);
      router.refresh();
    },
  });
  const typed = typedCount(form.watch());
  const counted = countedLines(lines, {
    usdPieces: piecesOf(typed.usd),
    htgPieces: piecesOf(typed.htg),
    others: piecesOf(typed.others, true),
  });
  // Nothing is missing in a currency that nobody has begun to count. Whoever sends it so is asked for the reason.
  const { isSubmitted } = form.formState;
  const begun = (line: CountedLine) =>
    line.method !== 'cash' || Object.values(typed[KEYS[line.currency]]).some(Boolean);
  const unequal = counted.filter(({ differenceCents }) => differenceCents !== 0);
  const differing = unequal.filter((line) => isSubmitted || begun(line));
  const cash = (currency: string) => counted.find((line) => line.method === 'cash' && line.currency === currency);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        {CURRENCIES.map((currency) => (
          <Card key={currency} title={t('drawers.pieces', { currency })}>
            <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
              {PIECES[currency].map((value) => (
                <TextField
                  key={value}
                  form={form}
                  name={`${currency}_${value}`}
                  label={formatMoney(value, currency, locale)}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                />
              ))}
            </div>
            <p
              className="mt-3 flex justify-between gap-3 border-t border-hairline pt-3 font-semibold"
              aria-live="polite"
            >
              <span>{t('drawers.counted')}</span>
              <span className="tabular">{formatMoney(cash(currency)?.countedCents ?? 0, currency, locale)}</span>
            </p>
            <div className="mt-3">
              <MoneyField
                form={form}
                name={currency === 'USD' ? 'leftUsdCents' : 'leftHtgCents'}
                label={t('drawers.left', { currency })}
                help={t('drawers.left_help')}
                suffix={currency}
              />
            </div>
          </Card>
        ))}
      </div>
      {others.length > 0 && (
        <Card title={t('drawers.others')}>
          <div className="grid gap-3 sm:grid-cols-2">
            {others.map(({ method, expectedCents }) => (
              <MoneyField
                key={method}
                form={form}
                name={`other_${method}`}
                label={t(`payments.method_${method}`)}
                help={t(expectedCents < 0 ? 'drawers.given_back_help' : 'drawers.others_help')}
              />
            ))}
          </div>
        </Card>
      )}
      <Card>
        {differing.length === 0 ? (
          <p aria-live="polite">{t(unequal.length === 0 ? 'drawers.no_difference' : 'drawers.type_first')}</p>
        ) : (
          <div className="grid gap-3">
            <Alert tone="warning">
              {differing.map(({ method, currency, differenceCents }) => (
                <span key={`${method} ${currency}`} className="block">
                  {t(differenceCents > 0 ? 'drawers.too_much_of' : 'drawers.missing_of', {
                    method: t(`payments.method_${method}`),
                    amount: formatMoney(Math.abs(differenceCents), currency, locale),
                  })}
                </span>
              ))}
            </Alert>
            <TextAreaField
              form={form}
              name="reason"
              label={t('drawers.reason')}
              rows={2}
              required
              help={t('drawers.reason_help')}
            />
          </div>
        )}
      </Card>
      <FormActions cancelHref="/payments/close" label={t('drawers.count_save')} pending={pending} />
    </form>
  );
}
