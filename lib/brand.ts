/** The product's name and credit stand here and nowhere else. */
export const BRAND = 'Wout';
export const AUTHOR = 'Wout';

/** The ways to reach support, as the login's help shows them. */
export const SUPPORT = {
  email: process.env.SUPPORT_EMAIL ?? 'support@wout.test',
  phone: process.env.SUPPORT_PHONE ?? '+50937000900',
};
