import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { findStraightZones } from '@/lib/scan/find-straight-zones';
import { grayImage } from '@/lib/scan/gray-image';
import { readerFile } from '@/lib/scan/reader-files';
import type { PhotoAnswer, PhotoQuestion } from './photo-reader';

prepareZXingModule({ overrides: { locateFile: () => readerFile('zxing_reader.wasm') } });

addEventListener('message', async ({ data }: MessageEvent<PhotoQuestion>) => {
  try {
    postMessage({ id: data.id, ...(await answered(data)) } satisfies PhotoAnswer);
  } catch (error) {
    postMessage({ id: data.id, failure: String(error) } satisfies PhotoAnswer);
  }
});

async function answered({ about, pixels }: PhotoQuestion) {
  if (about === 'zones') return { zones: findStraightZones(grayImage(pixels.data, pixels.width, pixels.height)) };
  const found = await readBarcodes(pixels, { formats: ['PDF417'], tryHarder: true, maxNumberOfSymbols: 2 });
  return { barcodes: found.filter(({ isValid }) => isValid).map(({ text }) => text) };
}
