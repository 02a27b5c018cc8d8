import type { Page } from '@playwright/test';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };

export type Device = keyof typeof SIZES;

/**
 * Returns what shows the page as on another device. The markup is the same for all devices: only styles depend on the
 * width and on touch.
 */
export async function deviceSwitch(page: Page): Promise<(device: Device) => Promise<void>> {
  // Kept open, because the browser forgets the setting with the session.
  const session = await page.context().newCDPSession(page);
  return async (device) => {
    await page.setViewportSize(SIZES[device]);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: device === 'phone' });
  };
}
