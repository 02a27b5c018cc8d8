import type { Tone } from '@/components/ui/badge';
import type { Translate } from '@/lib/i18n/translate';
import { seasonState } from '@/lib/rates/season-state';

const TONES: Record<ReturnType<typeof seasonState>, Tone> = { now: 'green', soon: 'violet', past: 'slate' };

/** Whether a rate's season runs, is to come or is over on a day. */
export function seasonBadge(t: Translate, rule: Parameters<typeof seasonState>[0], today: string) {
  const state = seasonState(rule, today);
  return { tone: TONES[state], text: t(`rates.state_${state}`) };
}
