import type { Locator } from '@playwright/test';
import type { PhotoFile } from './photo-file';

/** Drops or pastes files on a target, as a browser does with files from another window. */
export async function handOverFiles(place: Locator, how: 'drop' | 'paste', files: PhotoFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await place.evaluate(
    (element, { how, sent }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const common = { bubbles: true, cancelable: true };
      if (how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { ...common, dataTransfer: data }));
      }
    },
    { how, sent },
  );
}
