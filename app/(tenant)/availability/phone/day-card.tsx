import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What stands at the end of the title's line. */
  aside?: ReactNode;
  none: string;
  children: ReactNode[];
}

/** One of a day's lists, below a title of one line. */
export function DayCard({ title, aside, none, children }: Props) {
  return (
    <section className="min-w-0">
      <header className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-medium">{title}</h2>
        {aside}
      </header>
      <div className="rounded-card border border-hairline bg-raised">
        {children.length > 0 ? <ul>{children}</ul> : <p className="p-4 text-muted">{none}</p>}
      </div>
    </section>
  );
}
