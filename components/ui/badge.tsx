import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
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

/** A status as icon and word, never as color alone. */
export function Badge({
  tone,
  icon,
  struck = false,
  children,
}: {
  tone: Tone;
  icon?: IconName;
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
      {icon && <Icon name={icon} className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}
