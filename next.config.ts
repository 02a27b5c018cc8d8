import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { READER_FILES } from './lib/scan/reader-files';
import manifest from './package.json' with { type: 'json' };

// Messages are compiled at build time, so that the browser needs no message parser (12 kB).
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: ['en', 'fr', 'ht'], precompile: true } },
});

/** The commit that is built: what the host says it is, or what git says; empty where neither knows. */
function commit(): string {
  const said = process.env.BUILD_COMMIT || process.env.RENDER_GIT_COMMIT;
  if (said) return said;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The words that our routes are made of, which the log may have (`lib/health/route-of.ts`). Parameters and groups are none. */
function routeWords(): string {
  const folders = readdirSync('app', { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const words = folders.map(({ name }) => name).filter((name) => /^[a-z]/.test(name));
  return [...new Set(words)].join(' ');
}

const config: NextConfig = {
  env: { BUILD_VERSION: manifest.version, BUILD_COMMIT: commit(), ROUTE_WORDS: routeWords() },
  poweredByHeader: false,
  // `npm test` checks the types of the same sources before it builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'true' },
  reactStrictMode: true,
  // Our pictures have their sizes already. Next's own address for shrinking them would be open to everybody.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@react-pdf/renderer',
    'pdfkit',
    '@node-rs/argon2',
    // Bundled, each of some eighty files of the server would have its own copy.
    'drizzle-orm',
    'postgres',
    'pino',
    'pdfjs-dist',
    'tsx',
    'prom-client',
  ],
  allowedDevOrigins: ['*.localhost'],
  // Files that the server opens by their path. What their threads import is added by `scripts/parts/assemble.mjs`.
  outputFileTracingIncludes: {
    '/*': ['lib/papers/fonts/*', 'lib/openapi/openapi.json'],
    '/scan/*/*': Object.entries(READER_FILES).map(([file, { from }]) => `node_modules/${from}/${file}`),
  },
  experimental: {
    // Enough for a file of 10 MiB and its form. Next silently truncates anything longer before our route could refuse it.
    proxyClientMaxBodySize: '11mb',
    // Writing 190 MB for a later build takes as long as building. Most builds start in a new folder, which has none.
    turbopackFileSystemCacheForBuild: false,
  },
  async rewrites() {
    return [
      { source: '/rentals/list', destination: '/rentals' },
      { source: '/rentals/agreement', destination: '/rentals/new' },
      // A file of another build is missing. A page's answer to that would lead to the login, or draw a whole dashboard.
      { source: '/_next/:missing*', destination: '/api/_next' },
    ];
  },
};

/** What a host needs is put together by a build alone: \`next start\` serves from the checkout, and would warn of it. */
export default (phase: string) =>
  withNextIntl(phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config);
