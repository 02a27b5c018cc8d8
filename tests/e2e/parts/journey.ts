import { test as base, type Page } from '@playwright/test';
import type { MemberRole } from '@/lib/auth/permissions';
import { at } from './at';
import { type Company, makeCompany } from './company';
import { signInAs } from './session';

interface Journey {
  /** A company for this journey alone, so that journeys never affect each other. Paths are opened at its host. */
  company: Company;
  /** Signs the journey's browser in as a member of its company. */
  signIn: (role: MemberRole) => Promise<void>;
  /** Another member of the company, signed in on another device. */
  colleague: (role: MemberRole) => Promise<Page>;
}

export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which other fixtures it needs
  company: async ({}, use) => use(await makeCompany()),
  baseURL: async ({ company }, use) => use(at(company.slug)),
  signIn: async ({ context, company }, use) => use((role) => signInAs(context, company, role)),
  colleague: async ({ browser, company }, use) => {
    const pages: Page[] = [];
    await use(async (role) => {
      const page = await browser.newPage();
      pages.push(page);
      await signInAs(page.context(), company, role);
      return page;
    });
    for (const page of pages) await page.close();
  },
});
