import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { RentalMoney } from '@/lib/payments/get-rental-money';

/** The agreement with its addenda and invoices, where it has any, and below them what can be done with them. */
export function PapersCard({ money, children }: { money: RentalMoney; children: ReactNode }) {
  const t = useTranslations('rentals');
  const { rental, agreements, addenda, invoices } = money;
  if (addenda.length + invoices.length === 0) return null;
  const papers = [
    ...agreements.map(({ id }) => ({ id, label: t('agreement_pdf'), href: `/api/rentals/${rental.id}/agreement` })),
    ...addenda.map(({ id, number }) => ({
      id,
      label: t('addendum_number', { number }),
      href: `/api/rentals/${rental.id}/addenda/${id}`,
    })),
    ...invoices.map(({ id, number, withdrawn }) => ({
      id,
      label: t(withdrawn ? 'invoice_withdrawn' : 'invoice_number', { number }),
      href: `/api/rentals/${rental.id}/invoices/${id}`,
    })),
  ];
  return (
    <Card title={t('papers')}>
      <ul className="-mx-3 grid justify-items-start">
        {papers.map(({ id, label, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener" className={buttonClass('ghost')}>
              <Icon name="file-text" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-3 empty:hidden">{children}</div>
    </Card>
  );
}
