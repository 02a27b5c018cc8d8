import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { FieldToCopy } from '@/components/ui/field-to-copy';

/** A paper's address in a field to copy it from, and those of an agreement's addenda below it. */
export function LinkAddresses({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslations('paper_links');
  if (addresses.length === 0) return <Alert tone="info">{t('not_shown')}</Alert>;
  return addresses.map((address, index) => (
    <div key={address} className="flex flex-wrap gap-2">
      <FieldToCopy
        text={address}
        label={index === 0 ? t('address') : t('address_addendum', { number: `A${index}` })}
        className="min-w-0 flex-1 basis-56"
      />
      <Button variant={index === 0 ? 'primary' : 'secondary'} onClick={() => copyToClipboard(address, t('copied'))}>
        {t('copy')}
      </Button>
    </div>
  ));
}
