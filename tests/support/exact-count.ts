import { drawerVersion } from '@/lib/drawers/drawer-version';
import type { Drawer } from '@/lib/drawers/read-drawer';

/** A count that finds exactly what a drawer should hold, in notes of 1.00 USD and coins of 1 HTG. */
export function exactCount(drawer: Drawer) {
  const cash = (currency: string) => drawer.lines.find((line) => line.currency === currency)?.expectedCents ?? 0;
  const others = drawer.lines
    .filter(({ method }) => method !== 'cash')
    .map((line) => [line.method, line.expectedCents]);
  return {
    ...{
      drawerId: drawer.id,
      seen: drawerVersion(drawer),
      usd: { 100: cash('USD') / 100 },
      htg: { 100: cash('HTG') / 100 },
    },
    others: Object.fromEntries(others),
  };
}
