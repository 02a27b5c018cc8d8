import { useLocale } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { formatMoney } from '@/lib/money';

export interface SumLink {
  label: string;
  cents: number;
  /** How many rows it is the sum of. */
  total: number;
  href: string;
  current: boolean;
}

/** Sums of parts of a list, each of which shows that part. On a phone they scroll in one row. */
export function SumLinks({ label, links }: { label: string; links: SumLink[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={label} className="-mx-4 flex basis-full gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:px-0">
      {links.map((link) => (
        <Link
          key={link.label}
          href={link.href}
          aria-current={link.current ? 'true' : undefined}
          className={cn(
            'grid min-h-11 min-w-36 shrink-0 rounded-control border px-3 py-1.5',
            link.current ? 'border-accent bg-sunken' : 'border-hairline bg-raised hover:border-line-strong',
          )}
        >
          <span className="flex justify-between gap-3 text-sm text-muted">
            {link.label}
            <span className="tabular">{link.total}</span>
          </span>
          <span className="tabular font-semibold">{formatMoney(link.cents, 'USD', locale)}</span>
        </Link>
      ))}
    </nav>
  );
}
