import type { IconName } from '@/components/ui/icon-names';
import type { NoticeGroup } from '@/lib/notices/values';

export const GROUP_ICONS: Record<NoticeGroup, IconName> = {
  returns: 'undo-2',
  at_risk: 'circle-alert',
  nobody_came: 'calendar-clock',
  documents: 'file-text',
  maintenance: 'wrench',
  mail: 'mail',
  support: 'message-circle',
  ledger: 'wallet',
};
