import type { Tone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon-names';
import type { BarState } from '@/lib/availability/values';

interface BarLook {
  icon: IconName;
  tone: Tone;
  box: string;
  text: string;
}

const SLATE = { tone: 'slate', box: 'border-slate/40 bg-slate-soft', text: 'text-slate' } as const;

/** The look of a bar: its icon, and its colors, which are those of the status everywhere else. */
export const BAR_LOOKS: Record<BarState, BarLook> = {
  reserved: { icon: 'calendar-clock', tone: 'violet', box: 'border-violet/50 bg-violet-soft', text: 'text-violet' },
  at_risk: {
    icon: 'circle-alert',
    tone: 'amber',
    box: 'border-2 border-dashed border-amber bg-violet-soft',
    text: 'text-violet',
  },
  rented: { icon: 'key-round', tone: 'blue', box: 'border-blue/50 bg-blue-soft', text: 'text-blue' },
  overdue: { icon: 'circle-alert', tone: 'red', box: 'border-danger/60 bg-danger-soft', text: 'text-danger' },
  maintenance: { icon: 'wrench', tone: 'amber', box: 'border-amber/50 bg-amber-soft', text: 'text-amber' },
  returned: { icon: 'check-check', ...SLATE },
  serviced: { icon: 'check-check', ...SLATE },
};
