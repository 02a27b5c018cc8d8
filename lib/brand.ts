/** The only place for the product's name and credit. */
export const BRAND = 'Wout';
export const AUTHOR = 'Wout';

/** The contacts for support shown in the login's help. */
export const SUPPORT = {
  email: process.env.SUPPORT_EMAIL ?? 'support@wout.test',
  phone: process.env.SUPPORT_PHONE ?? '+50937000900',
};
