import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { StatusBadge } from '@/components/ui/status-badge';
import type { CustomerStatus, Likeness } from '@/lib/customers/values';
import { formatPhone } from '@/lib/format-phone';

interface Person {
  id: string;
  fullName: string;
  phone: string | null;
  email: string | null;
  licenseNumber: string;
  status: CustomerStatus;
}

/** Two records side by side that may belong to one person. */
export function SuspectedPair({ first, second, same }: { first: Person; second: Person; same: Likeness[] }) {
  const t = useTranslations('customers');
  return (
    <li className="grid gap-3 rounded-card border border-hairline bg-raised p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center">
      {[first, second].map((person) => (
        <div key={person.id} className="min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <Link
              href={`/customers/${person.id}`}
              className="inline-flex min-h-11 items-center font-medium break-words hover:text-accent lg:min-h-8"
            >
              {person.fullName}
            </Link>
            {person.status !== 'active' && <StatusBadge status={person.status} />}
          </span>
          <span className="tabular block text-sm break-words text-muted">
            {[formatPhone(person.phone), person.licenseNumber, person.email].filter(Boolean).join(' · ')}
          </span>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {same.map((mark) => (
          <Badge key={mark} tone="amber">
            {t(`same_${mark}`)}
          </Badge>
        ))}
        <LinkButton href={`/customers/${first.id}/merge?with=${second.id}`}>{t('compare')}</LinkButton>
      </div>
    </li>
  );
}
