import type { PaperText } from './paper-text';
import type { PlatformBillData } from './platform-bill-data';
import { Stamp } from './stamp';

interface PaidMarkProps {
  paid: NonNullable<PlatformBillData['paid']>;
  /** When it was paid, in words. */
  day: string;
  t: PaperText;
}

/** The stamp on an invoice that is paid: when, how and with which reference. */
export function PaidMark({ paid, day, t }: PaidMarkProps) {
  const method = t(`billing.method_${paid.method}`);
  const sentence = paid.reference
    ? t('papers.platform_paid_reference', { day, method, reference: paid.reference })
    : t('papers.platform_paid', { day, method });
  return <Stamp word={t('status.invoice_paid')} sentence={sentence} />;
}
