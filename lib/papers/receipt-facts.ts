import { isRefund } from './is-refund';
import type { Fact } from './paper-facts';
import type { PaperText } from './paper-text';
import type { ReceiptData } from './receipt-data';

/** What a payment was for, and how it was made. */
export function receiptFacts(data: ReceiptData, t: PaperText): Fact[] {
  return [
    { label: t('papers.purpose'), value: t(`papers.kind_${data.kind}`) },
    { label: t('papers.reservation_number'), value: data.reservationNumber ?? null },
    { label: t('papers.agreement_number'), value: data.agreementNumber },
    { label: t('papers.vehicle'), value: data.vehicle },
    { label: t('papers.method'), value: t(`papers.method_${data.method}`) },
    { label: t('papers.payment_reference'), value: data.paymentReference },
    { label: t(isRefund(data) ? 'papers.refunded_by' : 'papers.collected_by'), value: data.collectedBy },
  ];
}
