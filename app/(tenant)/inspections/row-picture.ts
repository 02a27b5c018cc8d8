import type { RowPhoto } from '@/components/ui/small-photo';
import { thumbnailUrl } from '@/lib/files/file-url';
import { bodyOf } from '@/lib/vehicles/body-of';

interface Row {
  vehicleId: string;
  model: string;
  color: string;
}

/** The picture of a row's vehicle: its main photo, or the drawing of its kind. */
export function rowPicture({ vehicleId, model, color }: Row, covers: ReadonlyMap<string, string>): RowPhoto {
  const cover = covers.get(vehicleId);
  return { photo: cover && thumbnailUrl(cover), body: bodyOf(model, null), color };
}
