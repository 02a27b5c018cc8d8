import type { ListTab } from '@/components/lists/list-screen';
import type { Translate } from '@/lib/i18n/translate';
import type { ShownTicketStatus, TicketView } from '@/lib/maintenance/values';

const ORDER = ['open', 'overdue', 'planned', 'due', 'completed', 'cancelled', 'costs'] as const;

/** The tabs of tickets by state, and of what is due and what all of it has cost. */
export function ticketTabs(
  t: Translate,
  current: ShownTicketStatus | TicketView,
  counts: Record<ShownTicketStatus | 'due', number>,
): ListTab[] {
  return ORDER.map((tab) => ({
    label: t(`maintenance.tab_${tab}`),
    name: 'tab',
    value: tab === 'open' ? null : tab,
    ...(tab !== 'costs' && { count: counts[tab] }),
    current: tab === current,
  }));
}
