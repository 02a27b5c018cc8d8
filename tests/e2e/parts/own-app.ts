import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Served {
  stop: () => Promise<void>;
}
interface Scripts {
  anyPort: () => Promise<number>;
  serve: (port: number, env: NodeJS.ProcessEnv, options: { log: string }) => Promise<Served>;
}

const script = (name: string): Promise<Scripts> =>
  import(new URL(`../../../scripts/parts/${name}`, import.meta.url).href);

/** A separate server for one journey, with settings of its own. `log` is what it has written so far. */
export async function startOwnApp(settings: Record<string, string>) {
  const [{ anyPort }, { serve }] = await Promise.all([script('ports.mjs'), script('serve.mjs')]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-app-'));
  const log = path.join(folder, 'log');
  const port = await anyPort();
  const server = await serve(port, { ...process.env, ...settings }, { log });
  return {
    port,
    log: () => fs.readFileSync(log, 'utf8'),
    stop: async () => {
      await server.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
