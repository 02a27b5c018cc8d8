import { cn } from '@/components/ui/cn';

interface Props {
  label: string;
  used: number;
  limit: number | null;
  /** What is used, in words. */
  text: string;
  /** What it means that the limit is reached or passed. */
  warning: string | null;
}

/** How much of a plan's limit is used. */
export function UsageBar({ label, used, limit, text, warning }: Props) {
  const percent = limit ? Math.min(100, Math.round((used / limit) * 100)) : 0;
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-4">
        <span className="text-muted">{label}</span>
        <span className="tabular">{text}</span>
      </p>
      {limit !== null && (
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-hairline">
          <div
            className={cn('h-full rounded-full', warning ? 'bg-amber' : 'bg-accent')}
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      {warning && <p className="text-sm text-amber">{warning}</p>}
    </div>
  );
}
