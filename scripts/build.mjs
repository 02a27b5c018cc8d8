import { ensureBuilt } from './parts/build.mjs';
import { command } from './parts/command.mjs';

await command(() => ensureBuilt(), { codeOnSignal: 130 });
