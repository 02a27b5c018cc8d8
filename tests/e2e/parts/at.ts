const port = process.env.E2E_PORT ?? '3000';

/** The URL of a path at a company's host, at the operators' (`admin`), or with null at the bare domain. */
export function at(label: string | null, path = '/'): string {
  return `http://${label === null ? '' : `${label}.`}localhost:${port}${path}`;
}
