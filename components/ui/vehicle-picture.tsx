import type { RowPhoto } from './small-photo';
import { VehicleSilhouette } from './vehicle-silhouette';

/** A vehicle's photo, or its drawing, in a row that is no table's. */
export function VehiclePicture({ photo, body, color }: RowPhoto) {
  if (!photo) return <VehicleSilhouette body={body} color={color} className="h-9 w-16 shrink-0" />;
  return (
    // biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone
    <img
      src={photo}
      alt=""
      width={64}
      height={42}
      loading="lazy"
      decoding="async"
      className="h-[42px] w-16 shrink-0 rounded-control bg-sunken object-cover"
    />
  );
}
