import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { listPresets } from '@/lib/reports/list-presets';
import { presetAddress } from '@/lib/reports/preset-address';
import type { QuickRange } from '@/lib/reports/values';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { KeepPreset } from './keep-preset';
import { MailChoice } from './mail-choice';
import { RemovePreset } from './remove-preset';

interface Props {
  ctx: TenantContext;
  /** What the screen shows now, which can be kept. */
  shown: { range: QuickRange | null; from: string; until: string; types: readonly string[] };
}

/** The kept reports: each opens its period and types, and can come by mail. */
export async function PresetsCard({ ctx, shown }: Props) {
  const presets = await query(ctx, 'reports.view', listPresets);
  const t = await getTranslations('reports');
  return (
    <ClientMessages namespaces={['reports']}>
      <Card title={t('presets')} action={<KeepPreset shown={shown} />}>
        {presets.length === 0 ? (
          <p className="text-muted">{t('presets_empty')}</p>
        ) : (
          <ul className="grid gap-3">
            {presets.map(({ id, name, by, shared, every, mayRemove, ...preset }) => (
              <li key={id} className="grid gap-1.5 border-t border-hairline pt-3 first:border-0 first:pt-0">
                <div className="flex items-start justify-between gap-2">
                  <div className="min-w-0">
                    <Link href={presetAddress(preset)} className="font-medium break-words text-accent hover:underline">
                      {name}
                    </Link>
                    {(by || shared) && (
                      <p className="text-sm text-muted">{by ? t('preset_by', { name: by }) : t('preset_own_shared')}</p>
                    )}
                  </div>
                  {mayRemove && <RemovePreset presetId={id} name={name} />}
                </div>
                <MailChoice presetId={id} name={name} every={every} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </ClientMessages>
  );
}
