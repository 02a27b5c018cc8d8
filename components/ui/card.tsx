import type { ReactNode } from 'react';
import { cn } from './cn';

export function Card({
  title,
  action,
  children,
  className,
  flush = false,
}: {
  title?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
  flush?: boolean;
}) {
  return (
    <section className={cn('min-w-0 rounded-card border border-hairline bg-raised', className)}>
      {title && (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 px-4 pt-1">
          <h2 className="min-w-0 flex-1 basis-28 py-2 text-lg">{title}</h2>
          {action}
        </header>
      )}
      <div className={flush ? 'card-body' : title ? 'px-4 pt-2 pb-4' : 'p-4'}>{children}</div>
    </section>
  );
}
