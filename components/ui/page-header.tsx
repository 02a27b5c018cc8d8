import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface PageHeaderProps {
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  back?: { href: string; label: string };
}

export function PageHeader({ title, detail, action, back }: PageHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            list={isList(back.href) ? { title: back.label } : undefined}
            className="mb-1 inline-flex min-h-8 items-center gap-1 text-sm text-muted hover:text-text"
          >
            <Icon name="arrow-left" />
            {back.label}
          </Link>
        )}
        <h1 className="text-xl break-words lg:text-2xl">{title}</h1>
        {detail && <div className="mt-1 text-muted">{detail}</div>}
      </div>
      {action && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>:not([aria-haspopup])]:flex-1 [&>[aria-haspopup]]:order-last">
          {action}
        </div>
      )}
    </div>
  );
}

/** The address of a list is one word; those of records and forms are longer. */
function isList(href: string): boolean {
  return /^\/\w+$/.test(href);
}
