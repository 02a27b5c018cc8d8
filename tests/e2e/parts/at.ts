const port = process.env.E2E_PORT ?? '3000';

/** The address of a path at a company's host, or at the operators' (`admin`). */
export function at(label: string, path = '/'): string {
  return `http://${label}.localhost:${port}${path}`;
}
