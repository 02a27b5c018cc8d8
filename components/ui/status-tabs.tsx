import Link from 'next/link';
import { cn } from './cn';

export interface StatusTab {
  key: string;
  label: string;
  href: string;
  count?: number;
  current: boolean;
}

/** Parts of a list as links with their counts; on a phone the row scrolls inside its own frame. */
export function StatusTabs({ label, tabs }: { label: string; tabs: StatusTab[] }) {
  return (
    <nav aria-label={label} className="mb-4 overflow-x-auto border-b border-hairline">
      <ul className="flex min-w-max gap-1">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 border-b-2 px-3 whitespace-nowrap',
                tab.current ? 'border-accent font-medium text-text' : 'border-transparent text-muted hover:text-text',
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="tabular text-sm text-muted">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
