import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { formatDateTime } from '@/lib/dates';
import type { Drawer } from '@/lib/drawers/read-drawer';
import type { DrawerCurrency } from '@/lib/drawers/values';
import { formatMoney } from '@/lib/money';

interface Props {
  drawer: Drawer;
  count: Drawer['counts'][number];
  timeZone: string;
}

/** Who has counted what, the explanation of a difference, and the float that was left. */
export function CountFacts({ drawer, count, timeZone }: Props) {
  const t = useTranslations('drawers');
  const locale = useLocale();
  const at = (moment: Date) => formatDateTime(moment, locale, timeZone);
  const pieces = (found: Record<string, number>, currency: DrawerCurrency) =>
    Object.entries(found)
      .map(([value, many]) => ({ value: Number(value), many }))
      .sort((a, b) => b.value - a.value)
      .map(({ value, many }) => `${many} × ${formatMoney(value, currency, locale)}`)
      .join('\n');
  const facts = [
    { label: t('counted_by'), value: `${count.by}, ${at(count.countedAt)}`, wide: !drawer.signedAt },
    ...(drawer.signedAt ? [{ label: t('signed_by'), value: `${drawer.signer ?? ''}, ${at(drawer.signedAt)}` }] : []),
    { label: t('pieces', { currency: 'USD' }), value: pieces(count.usdPieces, 'USD') },
    { label: t('pieces', { currency: 'HTG' }), value: pieces(count.htgPieces, 'HTG') },
    { label: t('left', { currency: 'USD' }), value: formatMoney(count.leftUsdCents, 'USD', locale) },
    { label: t('left', { currency: 'HTG' }), value: formatMoney(count.leftHtgCents, 'HTG', locale) },
    ...(count.reason ? [{ label: t('reason'), value: count.reason }] : []),
  ];
  return (
    <Card
      title={t('count_title')}
      action={drawer.signedAt === null && <LinkButton href="?again=1">{t('count_again')}</LinkButton>}
    >
      <DescriptionList facts={facts} />
    </Card>
  );
}
