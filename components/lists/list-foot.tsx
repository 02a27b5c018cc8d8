import { PAGE_SIZES, PageInput } from '@/lib/lists/page-input';
import { listAddress } from './list-address';
import { PageLinks } from './page-links';
import { PageSizes } from './page-sizes';

interface Props {
  path: string;
  /** The URL's parameters, not parsed yet. */
  current: Record<string, string | string[] | undefined>;
  page: { rows: unknown[]; nextCursor: string | null; previousCursor: string | null };
  /** What the pages list, if a screen has more than one list. */
  of?: string;
}

/** The other pages of a list, and how long a page is, where there are more rows than the shortest page has. */
export function ListFoot({ path, current, page, of }: Props) {
  const { rows, previousCursor, nextCursor } = page;
  if (!previousCursor && !nextCursor && rows.length <= PAGE_SIZES[0]) return null;
  const address = (changes: Record<string, string>) => listAddress(path, current, changes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <PageSizes size={PageInput.parse(current).size} href={(size) => address({ size: String(size) })} />
      <PageLinks
        of={of}
        previous={previousCursor && address({ cursor: previousCursor })}
        next={nextCursor && address({ cursor: nextCursor })}
      />
    </div>
  );
}
