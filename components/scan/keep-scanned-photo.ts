import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import type { OwnerRef } from '@/components/files/upload/upload-queue';
import type { Attachment } from '@/lib/files/list-attachments';
import type { ScanPhoto } from '@/lib/scan/values';

interface StoredRecord {
  owner: OwnerRef;
  files: readonly Attachment[];
}

/**
 * Puts the scanned photo in its document's slot: immediately for an existing record, otherwise with the files waiting
 * in the form.
 */
export function keepScannedPhoto(
  { file, document, side }: ScanPhoto,
  record: StoredRecord | null,
  staged: StagedFiles,
) {
  const slot = `${document}_${side}` as const;
  const photo = { slot, name: file.name, source: { file } };
  if (!record) return staged.stage(photo);
  const seen = record.files.filter((one) => one.slot === slot);
  void import('@/components/files/upload/uploads').then(({ uploads }) => {
    uploads.add([{ ...photo, owner: record.owner, seen }]);
  });
}
