'use client';

import { useTranslations } from 'next-intl';
import { MailButton } from '@/components/customers/mail-button';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { mailQuoteAction } from '../actions';

interface QuoteTextProps {
  quoteId: string;
  /** In the customer's language. */
  text: string;
  language: string;
  /** E.164; null if none is known. */
  phone: string | null;
  mayMail: boolean;
}

/** The quote as its customer reads it, and the ways to send it. */
export function QuoteText({ quoteId, text, language, phone, mayMail }: QuoteTextProps) {
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
        {phone && <WhatsAppButton phone={phone} text={text} label={t('whatsapp')} />}
        {mayMail && <MailButton send={() => mailQuoteAction({ quoteId })} />}
        <Button onClick={copy}>{t('copy')}</Button>
      </div>
    </Card>
  );
}
