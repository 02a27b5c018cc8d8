import { type FileSlot, MANY_SLOTS } from '@/lib/files/values';
import type { UploadSource } from '../upload/upload-queue';
import { nameOfAddress, type Pasted } from './pasted';

export interface ChosenFile {
  slot: FileSlot;
  name: string;
  source: UploadSource;
}

/** What was handed over for a slot, file by file; null where the slot holds one and several came: which is meant, nobody can know. */
export function chosenFiles(slot: FileSlot, { files, url }: Pasted): ChosenFile[] | null {
  if (url !== null) return [{ slot, name: nameOfAddress(url), source: { url } }];
  if (files.length > 1 && !MANY_SLOTS.includes(slot)) return null;
  return files.map((file) => ({ slot, name: file.name, source: { file } }));
}
