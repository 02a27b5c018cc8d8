import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { BackLink, type WayBack } from './back-link';
import { cn } from './cn';

interface PageHeaderProps {
  title: string;
  /** The badge of the record's state. */
  state?: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  back?: WayBack;
}

/** More letters than this take three lines of a phone's top bar. */
const LONG_TITLE = 34;

/** A page's title, and what is done there. On a phone the title and the way back are in the top bar. */
export function PageHeader({ title, state, detail, action, back }: PageHeaderProps) {
  return (
    <div className="page-head mb-5 flex flex-wrap items-end sm:min-h-11 justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {back && <BackLink {...back} />}
        <div className="contents sm:flex sm:flex-wrap sm:items-center sm:gap-x-3 sm:gap-y-1">
          <h1 className={cn('text-xl break-words lg:text-2xl', title.length > LONG_TITLE && 'long')}>
            <span>
              <Unbroken text={title} />
            </span>
          </h1>
          {state && <span className="page-state inline-flex">{state}</span>}
        </div>
        {detail && (
          <div className="page-detail mt-1 text-muted">
            {typeof detail === 'string' ? <Unbroken text={detail} /> : detail}
          </div>
        )}
      </div>
      {action && (
        <div className="page-acts flex flex-wrap gap-2 max-sm:[&>:not([aria-haspopup])]:flex-1 [&>[aria-haspopup]]:order-last">
          {action}
        </div>
      )}
    </div>
  );
}
