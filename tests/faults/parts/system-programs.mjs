import fs from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of the system's newest PostgreSQL, which has the programs that the one from npm lacks. */
export function systemPrograms() {
  const newest = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).sort((a, b) => b - a)[0] : undefined;
  if (!newest || !fs.existsSync(path.join(DEBIAN, newest, 'bin', 'initdb')))
    throw new Error('PostgreSQL is needed for this: apt-get install postgresql');
  return path.join(DEBIAN, newest, 'bin');
}
