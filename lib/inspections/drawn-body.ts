import { bodyOf } from '../vehicles/body-of';
import type { DrawnBody } from '../vehicles/vehicle-outlines';

/** Which damage drawing a vehicle gets. A van is drawn as an SUV, a hatchback as a sedan. */
export function drawnBody(model: string, className: string | null): DrawnBody {
  const body = bodyOf({ model, className });
  if (body === 'hatchback') return 'sedan';
  return body === 'van' ? 'suv' : body;
}
