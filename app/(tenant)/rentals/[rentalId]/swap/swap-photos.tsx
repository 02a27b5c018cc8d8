import { DocumentSlots } from '@/components/files/documents/document-slots';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';

const SLOTS = ['photo'] as const;

/** The photos of a vehicle that comes back or goes out. They are uploaded once the swap is made. */
export function SwapPhotos({ title, staged }: { title: string; staged: StagedFiles }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <DocumentSlots owner={null} slots={SLOTS} staged={staged} />
    </div>
  );
}
