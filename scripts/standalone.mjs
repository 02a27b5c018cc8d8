import path from 'node:path';
import { ensureBuilt } from './parts/build.mjs';
import { command } from './parts/command.mjs';
import { ROOT } from './parts/run.mjs';

/** Builds a folder that needs nothing but Node: what an image or a server without packages runs. */
await command(
  async () => {
    await ensureBuilt();
    // Needs a package that the build has installed by now.
    const { assemble } = await import('./parts/assemble.mjs');
    const folder = await assemble();
    console.log(`Ready: copy ${path.relative(ROOT, folder)} and start it with node scripts/serve.mjs`);
  },
  { codeOnSignal: 130 },
);
