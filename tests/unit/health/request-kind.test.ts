import { expect, it } from 'vitest';
import { requestKind } from '@/lib/health/request-kind';

it.each([
  ['GET', '/', 'page'],
  ['GET', '/vehicles/0190?tab=photos', 'page'],
  ['POST', '/vehicles', 'action'],
  ['GET', '/admin', 'operator_page'],
  ['GET', '/admin?x=1', 'operator_page'],
  ['POST', '/admin/tenants', 'operator_action'],
  ['GET', '/administration', 'page'],
  ['GET', '/api/vehicles', 'api'],
  ['POST', '/api/vehicles', 'api'],
  ['GET', '/api/admin/tenants', 'operator_api'],
  ['GET', '/api/files/0190', 'file'],
  ['GET', '/api/calendar/secret.ics', 'calendar'],
  ['POST', '/api/auth/callback/credentials', 'sign_in'],
  ['GET', '/api/ready', 'probe'],
  ['GET', '/_next/static/chunks/a.js', 'asset'],
  ['GET', '/favicon.ico', 'asset'],
])('%s %s is %s', (method, path, kind) => {
  expect(requestKind(method, path)).toBe(kind);
});
