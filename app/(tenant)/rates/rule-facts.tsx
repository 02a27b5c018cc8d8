import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import type { Locale } from '@/lib/i18n/locales';
import type { ListedRule } from '@/lib/rates/list-rate-rules';
import { useRuleTexts } from './rules-table';

/** A rule, for members who may not change it. */
export function RuleFacts({ rule, locale }: { rule: ListedRule; locale: Locale }) {
  const t = useTranslations();
  const texts = useRuleTexts(locale);
  return (
    <Card className="max-w-3xl">
      <DescriptionList
        facts={[
          { label: t('rates.season'), value: texts.season(rule) },
          { label: t('rates.price'), value: texts.price(rule) },
          { label: t('vehicles.class'), value: texts.className(rule) },
          { label: t('rates.tier'), value: texts.tier(rule) },
        ]}
      />
    </Card>
  );
}
