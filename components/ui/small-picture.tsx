import { type Body, VehicleSilhouette } from './vehicle-silhouette';

export interface Picture {
  /** The URL of a thumbnail. Without it, a drawing of the vehicle's type is shown. */
  photo?: string;
  body: Body;
}

/** A small picture of a vehicle in a row. */
export function SmallPicture({ photo, body }: Picture) {
  if (!photo) return <VehicleSilhouette body={body} className="picture" />;
  // biome-ignore lint/performance/noImgElement: the server has made the small picture already, for this session alone
  return <img src={photo} alt="" width={48} height={32} loading="lazy" decoding="async" className="picture" />;
}
