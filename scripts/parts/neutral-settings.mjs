/** Settings of a developer's own environment that must not affect the tests. */
export const NEUTRAL = {
  ROOT_DOMAIN: 'localhost',
  DEFAULT_TENANT: '',
  SMTP_URL: '',
  LOG_LEVEL: 'warn',
  TRUSTED_PROXIES: '',
};
