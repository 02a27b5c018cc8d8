import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

export interface WayBack {
  href: string;
  label: string;
}

/** The way back above a title. On a phone it is an arrow in the top bar. */
export function BackLink({ href, label }: WayBack) {
  return (
    <Link
      href={href}
      list={isList(href) ? { title: label } : undefined}
      className="page-back mb-1 inline-flex min-h-8 items-center gap-1 text-sm text-muted hover:text-text print:hidden"
    >
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}

/** The address of a list is one word; those of records and forms are longer. */
function isList(href: string): boolean {
  return /^\/\w+$/.test(href);
}
