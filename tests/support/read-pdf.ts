import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF's text in the order in which it was drawn, and what in it a reader would run, open or follow. */
export async function readPdf(content: Buffer): Promise<{ text: string; active: string[] }> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  const active = Object.entries({
    script: await document.getJSActions(),
    attachment: await document.getAttachments(),
    form: await document.getFieldObjects(),
    action: await document.getOpenAction(),
  }).flatMap(([what, found]) => (found ? [what] : []));
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) texts.push(item.str);
    for (const { subtype } of await page.getAnnotations()) active.push(`page ${number}: ${subtype}`);
    if (await page.getJSActions()) active.push(`page ${number}: script`);
  }
  await task.destroy();
  return { text: texts.join(' '), active };
}
