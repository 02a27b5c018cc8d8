'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatPhone } from '@/lib/format-phone';

export interface Support {
  email: string;
  phone: string;
  whatsapp: string;
}

export function HelpDialog({ support }: { support: Support }) {
  const t = useTranslations('auth');
  const [open, setOpen] = useState(false);
  const ways = [
    { href: `mailto:${support.email}`, icon: 'mail', label: t('help_email'), detail: support.email },
    {
      href: `https://wa.me/${support.whatsapp.replace('+', '')}`,
      icon: 'message-circle',
      label: t('help_whatsapp'),
      detail: formatPhone(support.whatsapp),
    },
    { href: `tel:${support.phone}`, icon: 'phone', label: t('help_phone'), detail: formatPhone(support.phone) },
  ] as const;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
      >
        {t('need_help')}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('help_title')} description={t('help_text')}>
        <ul className="grid gap-2">
          <li>
            <Link href="/contact" className={buttonClass('secondary', 'w-full justify-start!')}>
              <Icon name="file-pen" className="size-4.5" />
              <span>{t('help_write')}</span>
              <span className="ml-auto font-normal text-muted">{t('help_write_detail')}</span>
            </Link>
          </li>
          {ways.map(({ href, icon, label, detail }) => (
            <li key={href}>
              <a href={href} className={buttonClass('secondary', 'w-full justify-start!')}>
                <Icon name={icon} className="size-4.5" />
                <span>{label}</span>
                <span className="tabular ml-auto font-normal text-muted">{detail}</span>
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
