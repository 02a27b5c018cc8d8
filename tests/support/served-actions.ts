import { readFileSync } from 'node:fs';
import { fillAddress } from './fill-address';

export interface ServedAction {
  id: string;
  name: string;
  /** A page that offers it. */
  path: string;
}

interface Manifest {
  node: Record<string, { exportedName: string; workers: Record<string, unknown> }>;
}

/** The server actions of the built application, with the ids by which anybody may call them. */
export function servedActions(): ServedAction[] {
  const { node }: Manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
  return Object.entries(node).map(([id, { exportedName: name, workers }]) => {
    const [worker = ''] = Object.keys(workers);
    const address = worker.replace(/^app|\/\([^/]+\)|\/page$/g, '');
    return { id, name, path: fillAddress(address || '/', {}) };
  });
}
