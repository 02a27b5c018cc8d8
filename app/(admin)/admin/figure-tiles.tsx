import { Link } from '@/components/ui/link';

interface Props {
  /** One without a value has nothing to say, and is left out. */
  tiles: { label: string; value: string | null; href?: string }[];
}

/** Figures beside each other, each on one line with the others of its row, however long their names are. */
export function FigureTiles({ tiles }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
      {tiles.map(
        ({ label, value, href }) =>
          value !== null && (
            <li
              key={label}
              className="relative row-span-2 grid grid-rows-subgrid gap-y-1 rounded-card border border-hairline bg-raised p-4"
            >
              <p className="text-sm text-muted">
                {href ? (
                  <Link href={href} className="after:absolute after:inset-0">
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </p>
              <p className="tabular text-xl font-semibold">{value}</p>
            </li>
          ),
      )}
    </ul>
  );
}
