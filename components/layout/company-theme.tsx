import { colorShades, type Shades } from '@/lib/color-shades';

/**
 * The company's color for the screen: before sign-in for everything that has the accent, and afterwards for the mark alone. A
 * company without a color keeps the product's.
 */
export function CompanyTheme({ color, of }: { color: string | null; of: 'page' | 'mark' }) {
  const shades = colorShades(color);
  if (!shades) return null;
  const { light, dark, exact } = shades;
  const [day, night] =
    of === 'page'
      ? [pageRules(light), pageRules(dark)]
      : [markRules(exact.fill, exact.on), markRules(dark.accent, dark.on)];
  return <style>{`:root{${day}}:root.dark{${night}}`}</style>;
}

function pageRules({ accent, on, strong, soft }: Shades): string {
  return `--accent:${accent};--accent-strong:${strong};--accent-soft:${soft};--on-accent:${on}`;
}

function markRules(fill: string, on: string): string {
  return `--mark:${fill};--on-mark:${on}`;
}
