import { bodyOf, VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { thumbnailUrl } from '@/lib/files/file-url';

/** A small main photo of a vehicle, or a drawing of its type if it has none. */
export function VehiclePicture({
  row,
  cover,
}: {
  row: { model: string; className: string | null };
  cover: string | undefined;
}) {
  if (!cover)
    return <VehicleSilhouette body={bodyOf(row.model, row.className)} className="h-8 w-12 shrink-0 text-muted" />;
  return (
    // biome-ignore lint/performance/noImgElement: the server has made the small picture already, for this session alone
    <img
      src={thumbnailUrl(cover)}
      alt=""
      width={48}
      height={32}
      loading="lazy"
      decoding="async"
      className="h-8 w-12 shrink-0 rounded-[4px] bg-sunken object-cover"
    />
  );
}
