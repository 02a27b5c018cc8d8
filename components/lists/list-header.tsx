import type { ReactNode } from 'react';
import { BackLink, type WayBack } from '@/components/ui/back-link';
import { cn } from '@/components/ui/cn';
import { LinkButton } from '@/components/ui/link-button';
import { type MoreLink, MoreLinks } from './more-links';

export interface ListHeaderProps {
  title: string;
  /** Where the list belongs to another screen. */
  back?: WayBack;
  detail?: ReactNode;
  /** The tabs say the same as the detail. */
  counted: boolean;
  actions?: ReactNode;
  links?: MoreLink[];
  /** What a phone has behind “…”, and a wide screen elsewhere. */
  rare?: MoreLink[];
}

/**
 * A list's title with what is done there. On a phone the title is in the top bar, and the actions are icons beside the search,
 * so that the first record is near the top. The links are behind “…”.
 */
export function ListHeader({ title, back, detail, counted, actions, links = [], rare = [] }: ListHeaderProps) {
  return (
    <div
      className={cn(
        'list-head mb-3 flex items-center justify-between gap-x-6 gap-y-3 sm:mb-5 sm:min-h-11 sm:flex-wrap sm:items-end',
        (counted || !detail) && 'bare',
      )}
    >
      <div className="min-w-0">
        {back && <BackLink {...back} />}
        <h1 className="text-xl break-words lg:text-2xl">
          <span>{title}</span>
        </h1>
        {detail && <div className={counted ? 'mt-1 text-muted max-sm:sr-only' : 'mt-1 text-muted'}>{detail}</div>}
      </div>
      {(actions || links.length + rare.length > 0) && (
        <div className="list-acts flex min-h-11 shrink-0 gap-2 sm:shrink sm:flex-wrap">
          {links.map(({ href, label }) => (
            <LinkButton key={href} href={href} className="max-sm:hidden">
              {label}
            </LinkButton>
          ))}
          {actions}
          {links.length + rare.length > 0 && (
            <span className="sm:hidden">
              <MoreLinks links={[...links, ...rare]} />
            </span>
          )}
        </div>
      )}
    </div>
  );
}
