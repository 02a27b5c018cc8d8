import { cn } from './cn';

/** A phone number or e-mail address among facts, which calls or writes at a press. */
export function ReachLink({ href, children }: { href: `${'tel' | 'mailto'}:${string}`; children: string }) {
  const whole = href.startsWith('tel:');
  return (
    <a
      href={href}
      className={cn(
        'tabular text-accent underline underline-offset-2 hover:no-underline',
        whole ? 'whitespace-nowrap' : 'wrap-anywhere',
      )}
    >
      {children}
    </a>
  );
}
