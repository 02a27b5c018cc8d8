/** The logo: a road shaped like a W, and the platform's name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-[var(--mark,var(--accent))]" />
        <path
          d="M5.5 9.5 11 23l5-11 5 11 5.5-13.5"
          fill="none"
          className="stroke-[var(--on-mark,var(--on-accent))]"
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d="M5.5 9.5 11 23l5-11 5 11 5.5-13.5"
          fill="none"
          className="stroke-[var(--mark,var(--accent))]"
          strokeWidth="0.9"
          strokeDasharray="2.2 2.4"
        />
      </svg>
      <span className="brand-name text-lg font-semibold tracking-tight">{name}</span>
    </span>
  );
}
