import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { formatPhone } from '@/lib/format-phone';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { getBusinessHeader } from '@/lib/tenants/get-business-header';

/** What stands at the head of the company's reports. */
export async function HeaderCard({ ctx }: { ctx: TenantContext }) {
  const header = await query(ctx, 'reports.view', getBusinessHeader);
  const t = await getTranslations();
  return (
    <Card
      title={t('reports.business_header')}
      action={can(ctx.role, 'settings.manage') && <LinkButton href="/reports/header">{t('action.edit')}</LinkButton>}
    >
      <DescriptionList
        facts={[
          { label: t('reports.legal_name'), value: header.legalName },
          { label: t('reports.trade_name'), value: header.tradeName },
          { label: t('reports.tax_id'), value: header.taxId },
          { label: t('reports.patente'), value: header.patente },
          { label: t('customers.phone'), value: formatPhone(header.phone) },
          { label: t('customers.email'), value: header.email },
          { label: t('customers.address'), value: header.address },
        ]}
      />
    </Card>
  );
}
