import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

interface Props {
  label: string;
  choices: { key: string; label: string; href: string; current: boolean }[];
}

/** A few choices beside each other, each with its own address. */
export function ChoiceLinks({ label, choices }: Props) {
  return (
    <nav aria-label={label} className="mb-3 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Link
          key={choice.key}
          href={choice.href}
          scroll={false}
          aria-current={choice.current ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center rounded-full border px-3 whitespace-nowrap lg:min-h-8',
            choice.current ? 'border-accent bg-accent text-on-accent' : 'border-hairline hover:bg-sunken',
          )}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}
