const LONGEST = 120;
/** Only this much of a name is looked at, however long it is. */
const LOOKED_AT = 1000;
/**
 * Control characters and characters that reverse the reading direction, which can make `exe.jpg` look like `gpj.exe`.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A file name that is safe to show: no folders, nothing invisible, at most 120 characters with the extension kept. */
export function shownFileName(name: string): string {
  const last = name.slice(-LOOKED_AT).normalize('NFC').replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/[<>:"|?*]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  const letters = [...clean];
  if (letters.length <= LONGEST) return clean;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? '';
  return letters.slice(0, LONGEST - ending.length).join('') + ending;
}

/** The header that gives the browser a file's name, in forms that old and new browsers read. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
