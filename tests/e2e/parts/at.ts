const port = process.env.E2E_PORT ?? '3000';

/** The URL of a path at a company's host, or at the operators' host (`admin`). */
export function at(label: string, path = '/'): string {
  return `http://${label}.localhost:${port}${path}`;
}
