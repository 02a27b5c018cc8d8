import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface PlacedText {
  page: number;
  text: string;
}

/** Between the margins of a page, above its footer. */
const MARGINS = { top: 36, bottom: 49 };

/** The texts that stand where people can read them. What was drawn below a page's end is in the PDF too. */
export async function readableTexts(pdf: Buffer): Promise<PlacedText[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const found: PlacedText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , , height = 0] = page.view;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , , , up] = item.transform;
      if (up >= MARGINS.bottom && up <= height - MARGINS.top) found.push({ page: number, text: item.str });
    }
  }
  await task.destroy();
  return found;
}
