import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The address of every page under `app`, as its folders name it: `/vehicles/[vehicleId]/edit`. */
export function pageAddresses(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/\/\([^/]+\)/g, '').replace(/\/page\.tsx$/, '') || '/')
    .toSorted();
}
