import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

interface Props {
  label: string;
  choices: { key: string; label: string; href: string; current: boolean }[];
  /** In place of the row that scrolls on a phone. */
  className?: string;
}

/** A few choices beside each other, each with its own address. On a phone they scroll to the current one. */
export function ChoiceLinks({ label, choices, className }: Props) {
  return (
    <nav
      aria-label={label}
      className={cn(
        'flex gap-2 sm:flex-wrap',
        className ?? '-mx-4 mb-3 scroll-px-4 overflow-x-auto px-4 sm:mx-0 sm:overflow-visible sm:px-0',
      )}
    >
      {choices.map((choice) => (
        <Link
          key={choice.key}
          href={choice.href}
          scroll={false}
          aria-current={choice.current ? 'true' : undefined}
          className={cn(
            // A scrolling container cuts off a focus ring drawn outside it.
            'inline-flex min-h-11 items-center rounded-full border px-3 whitespace-nowrap -outline-offset-2 lg:min-h-8',
            choice.current
              ? cn('border-accent bg-accent text-on-accent', !className && 'max-sm:[scroll-initial-target:nearest]')
              : 'border-hairline hover:bg-sunken',
          )}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}
