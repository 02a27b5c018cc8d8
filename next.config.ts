import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@react-pdf/renderer', '@node-rs/argon2', 'postgres', 'pino'],
  allowedDevOrigins: ['*.localhost'],
  async rewrites() {
    return [
      { source: '/rentals/list', destination: '/rentals' },
      { source: '/rentals/agreement', destination: '/rentals/new' },
    ];
  },
};

export default withNextIntl(config);
