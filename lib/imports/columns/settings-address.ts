import type { ImportSettings } from '../input';

/** The import settings in the form they have in a URL, which `ImportSettings` reads. */
export function settingsAddress(settings: ImportSettings): URLSearchParams {
  const { sheet, columns, defaults, dates, existing, oddVins } = settings;
  const pairs = (values: Record<string, string | number>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}.${value}`)
      .join('~');
  return new URLSearchParams({
    ...(sheet !== undefined && { sheet: String(sheet) }),
    columns: pairs(columns),
    ...(Object.keys(defaults).length > 0 && { defaults: pairs(defaults) }),
    dates,
    existing,
    ...(oddVins && { oddVins: 'true' }),
  });
}
