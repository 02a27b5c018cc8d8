import { listAddress } from '@/components/lists/list-address';

/** The planner's address from a local day on, with the same filters. Today is its address without a day. */
export function dayAddress(
  current: Record<string, string | string[] | undefined>,
  { day, today }: { day: string; today: string },
): string {
  return listAddress('/availability', current, { from: day === today ? null : day });
}
