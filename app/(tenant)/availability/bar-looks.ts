import type { Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-names';
import type { BarState } from '@/lib/availability/values';

/** The look of a bar: its icon, and its colors, which are those of the status everywhere else. */
export const BAR_LOOKS: Record<BarState, { icon: IconName; tone: Tone; colors: string }> = {
  reserved: { tone: 'violet', icon: 'calendar-clock', colors: 'border-violet/50 bg-violet-soft text-violet' },
  at_risk: {
    tone: 'amber',
    icon: 'circle-alert',
    colors: 'border-2 border-dashed border-amber bg-violet-soft text-violet',
  },
  rented: { tone: 'blue', icon: 'key-round', colors: 'border-blue/50 bg-blue-soft text-blue' },
  overdue: { tone: 'red', icon: 'circle-alert', colors: 'border-danger/60 bg-danger-soft text-danger' },
  maintenance: { tone: 'amber', icon: 'wrench', colors: 'border-amber/50 bg-amber-soft text-amber' },
  returned: { tone: 'slate', icon: 'check-check', colors: 'border-slate/40 bg-slate-soft text-slate' },
  serviced: { tone: 'slate', icon: 'check-check', colors: 'border-slate/40 bg-slate-soft text-slate' },
};
