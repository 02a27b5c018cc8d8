'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { CountedLine } from '@/lib/drawers/counted-lines';
import { formatMoney } from '@/lib/money';
import { signDrawerAction } from '../actions';

interface Props {
  drawerId: string;
  countId: string;
  clerk: string;
  day: string;
  lines: CountedLine[];
}

/** Signs off the count that is shown, and no other. Asks first, and names what is missing or too much. */
export function SignDrawer({ drawerId, countId, clerk, day, lines }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const gaps = lines.filter(({ differenceCents }) => differenceCents !== 0);
  const amount = ({ differenceCents, currency }: CountedLine) =>
    formatMoney(Math.abs(differenceCents), currency, locale);
  const said = gaps.map((gap) =>
    t(gap.differenceCents > 0 ? 'drawers.too_much_of' : 'drawers.missing_of', {
      method: t(`payments.method_${gap.method}`),
      amount: amount(gap),
    }),
  );
  const [gap, ...more] = gaps;
  const confirmLabel = !gap
    ? t('drawers.sign_even')
    : more.length > 0
      ? t('drawers.sign_differing')
      : t(gap.differenceCents > 0 ? 'drawers.sign_too_much' : 'drawers.sign_missing', { amount: amount(gap) });
  return (
    <ConfirmDialog
      id={`sign-${countId}`}
      primary
      label={t('drawers.sign')}
      title={t('drawers.sign_title', { clerk, day })}
      description={[
        ...(gap ? said.map((one) => `${one}.`) : [t('drawers.no_difference')]),
        t('drawers.sign_final'),
      ].join(' ')}
      confirmLabel={confirmLabel}
      action={async (_reason, key) => {
        const answer = await signDrawerAction({ drawerId, countId }, key);
        if (answer.ok) toast.success(t('drawers.sign_done', { number: answer.data.number }));
        return answer;
      }}
      onDone={() => router.refresh()}
    />
  );
}
