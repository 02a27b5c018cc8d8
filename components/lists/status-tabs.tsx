import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

export interface StatusTab {
  label: string;
  count?: number | string;
  href: string;
  current: boolean;
}

/** The statuses of a list with their counts, each with its own URL. */
export function StatusTabs({ label, tabs }: { label: string; tabs: StatusTab[] }) {
  return (
    <nav
      aria-label={label}
      className="list-tabs -mx-4 mb-4 flex scroll-px-4 gap-1 overflow-x-auto border-b border-hairline px-4 lg:mx-0 lg:scroll-px-0 lg:px-0"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? 'true' : undefined}
          className={cn(
            // A scrolling container cuts off a focus ring drawn outside it.
            '-mb-px flex min-h-11 items-center gap-1.5 border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2',
            // On a phone the tabs may be wider than the screen: they scroll to the current one.
            tab.current
              ? 'border-accent text-text [scroll-initial-target:nearest]'
              : 'border-transparent text-muted hover:text-text',
          )}
        >
          {tab.label}
          {tab.count !== undefined && <span className="tabular text-sm font-normal text-muted">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
