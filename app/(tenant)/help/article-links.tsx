import { Link } from '@/components/ui/link';
import type { HelpText } from '@/lib/help/help-texts';

/** Articles by their titles, each with what it is about. */
export function ArticleLinks({ articles }: { articles: readonly Pick<HelpText, 'name' | 'title' | 'about'>[] }) {
  return (
    <ul className="grid gap-3">
      {articles.map(({ name, title, about }) => (
        <li key={name}>
          <Link
            href={`/help/${name}`}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-2 hover:no-underline lg:min-h-8"
          >
            {title}
          </Link>
          <p className="text-sm text-muted">{about}</p>
        </li>
      ))}
    </ul>
  );
}
