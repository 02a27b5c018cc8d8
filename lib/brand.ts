/** The only place for the product's name and credit. */
export const BRAND = 'Wout';
export const AUTHOR = 'Wout';

/** The company that the login proposes where nothing names one. It is the demo's first. */
export const DEFAULT_SLUG = 'lakay';

/** The contacts for support shown in the login's help. */
export const SUPPORT = {
  email: process.env.SUPPORT_EMAIL || 'support@wout.test',
  phone: process.env.SUPPORT_PHONE || '+50937000900',
};
