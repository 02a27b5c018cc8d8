'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ClauseList } from '@/components/rentals/clause-list';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { TermsToSign } from '@/lib/rentals/get-terms-to-sign';
import type { TextsToSign } from '@/lib/rentals/texts-to-sign';
import type { WizardStep } from '@/lib/rentals/values';
import { isOutdated } from '@/lib/rentals/wizard/signed-terms';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { LoadedTerms } from '../use-terms-to-sign';
import { AcknowledgmentFields } from './acknowledgment-fields';
import { AgreementToSign } from './agreement-to-sign';
import { HandedScreen } from './handed-screen';
import { LoadedTermsToSign } from './loaded-terms-to-sign';
import { SignerPad } from './signer-pad';

const SIGNERS = ['customer', 'agent'] as const;

interface SignaturesStepProps {
  form: UseFormReturn<WizardValues>;
  values: WizardValues;
  customerName: string;
  vehicle: string;
  totalCents: number | null;
  timeZone: string;
  /** Whether the agreement's terms are still incomplete: nobody signs those. */
  unready: boolean;
  terms: LoadedTerms;
  onGo: (step: WizardStep) => void;
}

/** The agreement, its clauses and the acknowledgments as the customer reads them, and both signatures under them. */
export function SignaturesStep({ unready, terms, onGo, ...pads }: SignaturesStepProps) {
  const t = useTranslations('rentals');
  if (!unready)
    return <LoadedTermsToSign loaded={terms}>{(read) => <SignaturePads read={read} {...pads} />}</LoadedTermsToSign>;
  return (
    <Alert
      tone="warning"
      action={<Button onClick={() => onGo('agreement')}>{t('edit_step', { step: t('step_agreement') })}</Button>}
    >
      {t('sign_after_terms')}
    </Alert>
  );
}

interface SignaturePadsProps extends Omit<SignaturesStepProps, 'unready' | 'terms' | 'onGo'> {
  read: TermsToSign;
}

function SignaturePads({ form, values, customerName, vehicle, totalCents, timeZone, read }: SignaturePadsProps) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  // Read once: everything signed from now on is signed under these terms.
  const [outdated] = useState(() => SIGNERS.filter((who) => isOutdated(form.getValues(), who)));
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (outdated.length === 0) return;
    for (const who of outdated) form.setValue(`${who}Signature`, '');
    setRound(1);
  }, [form, outdated]);
  const { language, texts } = read;
  const today = (language: Locale) => formatDate(new Date(), language, timeZone);
  const pad = (who: (typeof SIGNERS)[number], title: string, caption: string, padTexts?: TextsToSign) => (
    <SignerPad
      key={`${who}${round}`}
      form={form}
      who={who}
      title={title}
      name={who === 'customer' ? customerName : ''}
      caption={caption}
      texts={padTexts}
      outdated={outdated.includes(who)}
    />
  );
  return (
    <HandedScreen
      label={texts['rentals.agreement']}
      locale={language}
      back={texts['rentals.signed_back']}
      next={pad('agent', t('agent_signature'), t('sign_caption', { date: today(locale) }))}
      nextLabel={t('agent_signature')}
    >
      <AgreementToSign values={values} vehicle={vehicle} totalCents={totalCents} timeZone={timeZone} read={read} />
      <Card title={texts['rentals.terms_to_sign']}>
        <ClauseList clauses={read.clauses} locale={language} label={texts['rentals.terms_to_sign']} />
      </Card>
      <AcknowledgmentFields form={form} texts={texts} />
      {pad(
        'customer',
        texts['rentals.customer_signature'],
        texts['rentals.sign_caption'].replace('{date}', today(language)),
        texts,
      )}
    </HandedScreen>
  );
}
