import type { Body } from '@/lib/vehicles/body-of';
import { VehicleSilhouette } from './vehicle-silhouette';

export interface RowPhoto {
  /** The URL of a thumbnail. Without it, a drawing of the vehicle's type is shown. */
  photo?: string;
  body: Body;
  color?: string;
}

/** A small photo of a vehicle in a row. */
export function SmallPhoto({ photo, body, color }: RowPhoto) {
  if (!photo) return <VehicleSilhouette body={body} color={color} className="picture" />;
  // biome-ignore lint/performance/noImgElement: the server has made the small photo already, for this session alone
  return <img src={photo} alt="" width={48} height={32} loading="lazy" decoding="async" className="picture" />;
}
