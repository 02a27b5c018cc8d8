import sharp from 'sharp';
import type { HostileFile } from './hostile-file';

const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();

const named = (what: string, fileName: string, shownName: string): HostileFile => ({
  ...{ what, fileName, shownName, content: photo, expected: 'kept' },
});

/** Good images under bad names. */
export const NAMES: HostileFile[] = [
  named('a name that climbs', '../../../../etc/passwd.jpg', 'passwd.jpg'),
  named('a name that climbs on Windows', '..\\..\\Windows\\win.ini.png', 'win.ini.png'),
  named('a name from a root', '/etc/cron.d/photo.png', 'photo.png'),
  named('a name with a NUL', 'photo.php\x00.png', 'photo.php.png'),
  named('a name read from right to left', 'photo\u202egnp.exe', 'photognp.exe'),
  named('a name that sets a header', 'a\r\nset-cookie: b=c\r\n.png', 'aset-cookie_ b=c.png'),
  named('a name with a quote', 'a";filename="b.html', 'a_;filename=_b.html'),
  named('a name with a quote in percent', 'a%22;filename=%22b.html', 'a%22;filename=%22b.html'),
  named('a name with markup', '<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'),
  named('a name of 5,000 letters', `${'é'.repeat(5000)}.png`, `${'é'.repeat(116)}.png`),
  named('a name of faces beyond the first plane', `${'🚗'.repeat(200)}.png`, `${'🚗'.repeat(116)}.png`),
  named('a name that is hidden', '.htaccess', 'htaccess'),
  named('a name of dots only', '...', ''),
];
