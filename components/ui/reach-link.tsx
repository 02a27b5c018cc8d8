/** A phone number or e-mail address among facts, which calls or writes at a press. */
export function ReachLink({ href, children }: { href: `${'tel' | 'mailto'}:${string}`; children: string }) {
  return (
    <a href={href} className="tabular break-all text-accent underline underline-offset-2 hover:no-underline">
      {children}
    </a>
  );
}
