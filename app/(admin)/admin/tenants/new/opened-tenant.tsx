'use client';

import { useTranslations } from 'next-intl';
import { LinkToCopy } from '@/components/members/link-to-copy';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';

interface Props {
  tenantId: string;
  name: string;
  admin: { name: string; email: string };
  link: string;
  mailed: boolean;
}

/** The company that was made, with its first admin's link, which is shown this once. */
export function OpenedTenant({ tenantId, name, admin, link, mailed }: Props) {
  const t = useTranslations();
  const title = t('tenants.link_title', { name: admin.name });
  return (
    <Card title={t('tenants.created', { name })} className="max-w-2xl">
      <div className="grid gap-4">
        <p role="status">{t('tenants.link_help', { name: admin.name })}</p>
        <LinkToCopy link={link} label={title} mailed={mailed} {...admin} />
        <div className="flex flex-wrap gap-2">
          <LinkButton href={`/admin/tenants/${tenantId}`}>{t('tenants.open_record')}</LinkButton>
        </div>
      </div>
    </Card>
  );
}
