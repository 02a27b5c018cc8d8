'use client';

import { useTranslations } from 'next-intl';
import { MailButton } from '@/components/reservations/mail-button';
import { Button, buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { mailQuoteAction } from '../actions';

interface QuoteTextProps {
  quoteId: string;
  /** In the customer's language. */
  text: string;
  language: string;
  /** The address that opens WhatsApp with the text; null without a phone. */
  whatsapp: string | null;
  mayMail: boolean;
}

/** The quote as its customer reads it, and the ways to send it. */
export function QuoteText({ quoteId, text, language, whatsapp, mayMail }: QuoteTextProps) {
  const t = useTranslations('quotes');
  const id = `text-of-${quoteId}`;
  /** Plain http has no clipboard. The text is then selected for copying by hand. */
  async function copy() {
    if (!navigator.clipboard) {
      document.getSelection()?.selectAllChildren(document.getElementById(id) ?? document.body);
      return;
    }
    await navigator.clipboard.writeText(text);
    toast.success(t('copied'));
  }
  return (
    <Card title={t('text')}>
      <p id={id} lang={language} className="rounded-control bg-sunken p-3 break-words whitespace-pre-line">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noopener" className={buttonClass('primary')}>
            <Icon name="message-circle" />
            {t('whatsapp')}
          </a>
        )}
        {mayMail && <MailButton send={() => mailQuoteAction({ quoteId })} />}
        <Button onClick={copy}>{t('copy')}</Button>
      </div>
    </Card>
  );
}
