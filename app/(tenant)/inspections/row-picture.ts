import type { RowPhoto } from '@/components/ui/small-photo';
import { thumbnailUrl } from '@/lib/files/file-url';
import { bodyOf, type Named } from '@/lib/vehicles/body-of';

interface Row extends Named {
  vehicleId: string;
  color: string;
}

/** The picture of a row's vehicle: its main photo, or the drawing of its kind. */
export function rowPicture({ vehicleId, color, ...vehicle }: Row, covers: ReadonlyMap<string, string>): RowPhoto {
  const cover = covers.get(vehicleId);
  return { photo: cover && thumbnailUrl(cover), body: bodyOf(vehicle), color };
}
