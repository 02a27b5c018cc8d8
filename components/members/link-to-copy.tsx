'use client';

import { useTranslations } from 'next-intl';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { FieldToCopy } from '@/components/ui/field-to-copy';

interface Props {
  link: string;
  label: string;
  /** Who sets a password with it. */
  name: string;
  email: string;
  mailed: boolean;
}

/** A link that is shown once, to be passed on, and the address that it was mailed to, if mails leave at all. */
export function LinkToCopy({ link, label, name, email, mailed }: Props) {
  const t = useTranslations('members');

  return (
    <div className="grid gap-3">
      <FieldToCopy text={link} label={label} />
      <div className="grid gap-2 sm:grid-cols-2">
        <WhatsAppButton text={t('link_message', { name, link })} label="WhatsApp" />
        <Button variant="primary" onClick={() => copyToClipboard(link, t('copied'))}>
          {t('copy_link')}
        </Button>
      </div>
      <p className="text-sm text-muted">{mailed ? t('link_mailed', { email }) : t('link_not_mailed')}</p>
    </div>
  );
}
