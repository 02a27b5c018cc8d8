import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';

/** Whether a program of the system can be run. Prints why a test is skipped if not. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') return true;
    console.log(`Skipped: ${name} is not installed here, so files are not read back by it.`);
    return false;
  }
}

/** Each sheet of each file as LibreOffice reads it, by `file-sheet` (a csv file has one sheet, of its own name). */
export function readByOffice(files: Record<string, Buffer>): Record<string, string[][]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-office-'));
  try {
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
    const out = path.join(folder, 'out');
    const names = Object.keys(files).map((name) => path.join(folder, name));
    execFileSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', out, ...names], {
      stdio: 'ignore',
    });
    const sheets = fs.readdirSync(out).map((name) => {
      const { data } = Papa.parse<string[]>(fs.readFileSync(path.join(out, name), 'utf8').replace(/^\ufeff/, ''));
      return [name.replace(/\.csv$/, ''), data];
    });
    return Object.fromEntries(sheets);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
