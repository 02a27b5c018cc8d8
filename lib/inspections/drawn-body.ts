import { bodyOf } from '../vehicles/body-of';
import type { DrawnBody } from '../vehicles/vehicle-outlines';

/** Which damage drawing a vehicle gets. A hatchback is drawn as a sedan. */
export function drawnBody(model: string, className: string | null): DrawnBody {
  const body = bodyOf({ model, className });
  return body === 'hatchback' ? 'sedan' : body;
}
