'use client';

import { useTranslations } from 'next-intl';
import { MailButton } from '@/components/customers/mail-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { Unbroken } from '@/components/ui/unbroken';
import { mailQuoteAction } from '../actions';

interface QuoteTextProps {
  quoteId: string;
  /** In the customer's language. */
  text: string;
  language: string;
  mayMail: boolean;
}

/** The quote as its customer reads it, and the other ways to send it than the page's first one. */
export function QuoteText({ quoteId, text, language, mayMail }: QuoteTextProps) {
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
        <Unbroken text={text} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayMail && <MailButton send={() => mailQuoteAction({ quoteId })} />}
        <Button onClick={copy}>{t('copy')}</Button>
      </div>
    </Card>
  );
}
