import { MANY_SLOTS } from '@/lib/files/many-slots';
import type { FileSlot } from '@/lib/files/values';
import type { UploadSource } from '../upload/upload-queue';
import { nameOfAddress, type Pasted } from './pasted';

export interface ChosenFile {
  slot: FileSlot;
  name: string;
  source: UploadSource;
}

/**
 * The files given for a slot. Null if the slot holds one file and several were given, because nobody can know which is
 * meant.
 */
export function chosenFiles(slot: FileSlot, { files, url }: Pasted): ChosenFile[] | null {
  if (url !== null) return [{ slot, name: nameOfAddress(url), source: { url } }];
  if (files.length > 1 && !MANY_SLOTS.includes(slot)) return null;
  return files.map((file) => ({ slot, name: file.name, source: { file } }));
}
