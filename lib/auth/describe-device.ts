import 'server-only';
import Bowser from 'bowser';

/** Browser and system as a browser names itself, `Chrome · Android`; null if it names neither. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const browser = Bowser.getParser(userAgent);
  const names = [browser.getBrowserName(), browser.getOSName()].filter((name) => name);
  return names.length > 0 ? names.join(' · ') : userAgent.slice(0, 60);
}
