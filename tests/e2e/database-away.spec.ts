import { expect } from '@playwright/test';
import { startAppBehindSwitch } from './parts/app-behind-switch';
import { test } from './parts/journey';
import { WORDS } from './parts/words';

const { errors, action } = WORDS.en;

test('an unreachable database is reported, and the next request after it is back works without a restart', async ({
  page,
  company,
  signIn,
}) => {
  const app = await startAppBehindSwitch(company.slug);
  try {
    // Cookies do not depend on the port.
    await signIn('manager');
    await page.goto(`${app.origin}/customers/new`);
    await page.locator('#fullName').fill('Wilner Toussaint');
    await page.getByRole('tab').nth(1).click();
    await page.locator('#licenseNumber').fill('LX-0001');
    const other = await page.context().newPage();
    // Where the database has just responded, a page does not ask for its health first, and is lost while it is drawn.
    await page.request.get(`${app.plainOrigin}/api/ready`);
    const underWay = app.swallow();
    const cutOff = other.goto(`${app.origin}/drivers`);
    await underWay;
    await app.cut();
    const unfinished = await cutOff;
    expect([unfinished?.status(), unfinished?.headers()['retry-after']]).toEqual([503, '5']);
    await expect(other.getByRole('heading', { level: 1, name: errors.load_drivers })).toBeVisible();
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(errors.database_unavailable)).toBeVisible();
    await expect(page.getByRole('alert').getByText(errors.save_customer)).toBeVisible();
    await expect(page.locator('#licenseNumber')).toHaveValue('LX-0001');
    expect((await page.request.get(`${app.plainOrigin}/api/ready`)).status()).toBe(503);
    const answer = await other.goto(`${app.origin}/vehicles`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
    await expect(other.getByText(errors.database_unavailable)).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: errors.load_vehicles })).toBeVisible();
    await app.mend();
    await other.getByRole('link', { name: action.retry }).click();
    await expect(other.getByRole('table')).toBeVisible();
    await expect(other.getByText(errors.database_unavailable)).toHaveCount(0);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wilner Toussaint' })).toBeVisible();
  } finally {
    await app.stop();
  }
});
