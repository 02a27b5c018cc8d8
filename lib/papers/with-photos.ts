import 'server-only';
import { getFile } from '../storage/file-store';
import { paperPhoto } from '../storage/paper-photo';
import type { PaperContent } from './draw-paper';
import type { SheetPhoto } from './sheet-data';

/** A paper with the bytes of its photos. They are read when it is drawn, so that its order holds only their names. */
export async function withPhotos(paper: PaperContent): Promise<PaperContent> {
  if (paper.kind !== 'inspection') return paper;
  const { tenantId } = paper.data;
  const photos: SheetPhoto[] = [];
  // One after another, to need the memory of one.
  for (const photo of paper.data.photos) photos.push({ ...photo, image: await read(tenantId, photo.storageKey) });
  return { kind: 'inspection', data: { ...paper.data, photos } };
}

/** Null for a photo that can't be read: the rest of the sheet is worth more than waiting for it. */
async function read(tenantId: string, storageKey: string): Promise<string | null> {
  try {
    return await paperPhoto(await getFile(tenantId, storageKey));
  } catch {
    return null;
  }
}
