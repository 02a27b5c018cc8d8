import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface FoldProps {
  title: string;
  /** What has been entered, so that a folded part says whether it is done. */
  status: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of an inspection that folds away, so that a phone shows the next step and not all of them. */
export function Fold({ title, status, open = false, children }: FoldProps) {
  return (
    <details open={open} className="group border-hairline not-first:border-t">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 py-1.5 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        <h3 className="min-w-0 flex-1 font-semibold">{title}</h3>
        <span className="tabular text-right text-sm text-muted">{status}</span>
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
