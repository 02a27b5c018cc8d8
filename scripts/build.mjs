import { ensureBuilt } from './parts/build.mjs';
import { command } from './parts/command.mjs';
import { ensureInstalled } from './parts/install.mjs';

await command(
  async () => {
    await ensureInstalled();
    await ensureBuilt();
  },
  { codeOnSignal: 130 },
);
