const KEPT_MS = 60_000;

/** Lets the browser save a file that it has received or made. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click, and ask first where it should go.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
