import type { LucideIcon } from 'lucide-react';
import { cn } from './cn';

export type Tone = 'green' | 'blue' | 'violet' | 'amber' | 'slate' | 'red' | 'outline';

const TONES: Record<Tone, string> = {
  green: 'bg-green-soft text-green',
  blue: 'bg-blue-soft text-blue',
  violet: 'bg-violet-soft text-violet',
  amber: 'bg-amber-soft text-amber',
  slate: 'bg-slate-soft text-slate',
  red: 'bg-danger-soft text-danger',
  outline: 'border border-line-strong text-muted',
};

/** A state as icon and word, never as colour alone. */
export function Badge({
  tone,
  icon: Icon,
  struck = false,
  children,
}: {
  tone: Tone;
  icon?: LucideIcon;
  struck?: boolean;
  children: React.ReactNode;
}) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        struck && 'line-through',
      )}
    >
      {Icon && <Icon className="size-3.5 shrink-0" aria-hidden="true" />}
      {children}
    </span>
  );
}
