import type { OwnerRef } from '@/components/files/upload-queue';
import type { StagedFiles } from '@/components/files/use-staged-files';
import type { ScanPhoto } from '@/lib/scan/values';

/** Puts the scanned photo in its paper's place: at once for a record that is on file, else with what waits in the form. */
export function keepScannedPhoto({ file, document, side }: ScanPhoto, owner: OwnerRef | null, staged: StagedFiles) {
  const picture = { slot: `${document}_${side}` as const, name: file.name, source: { file } };
  if (!owner) return staged.stage(picture);
  void import('@/components/files/uploads').then(({ uploads }) => uploads.add([{ owner, ...picture }]));
}
