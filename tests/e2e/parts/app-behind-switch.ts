import { openSwitch } from '../../support/open-switch';
import { startOwnApp } from './own-app';

/** A separate server for the journey at a company's host, whose database connection can be cut and restored. */
export async function startAppBehindSwitch(slug: string) {
  const database = new URL(process.env.DATABASE_URL ?? '');
  const wire = await openSwitch(Number(database.port), database.hostname);
  database.hostname = '127.0.0.1';
  database.port = String(wire.port);
  const app = await startOwnApp({ DATABASE_URL: database.toString() });
  return {
    origin: `http://${slug}.localhost:${app.port}`,
    plainOrigin: `http://127.0.0.1:${app.port}`,
    swallow: wire.swallow,
    cut: wire.cut,
    mend: wire.mend,
    stop: async () => {
      await app.stop();
      await wire.close();
    },
  };
}
