import { useEffect, useState } from 'react';
import type { ActionResult } from '@/lib/errors';
import type { VehicleCondition } from '@/lib/inspections/get-vehicle-condition';

export type LoadCondition = (vehicleId: string) => Promise<ActionResult<VehicleCondition>>;

/** The condition of a vehicle that is chosen in the browser; null until it is there, and without a network. */
export function useVehicleCondition(vehicleId: string, load: LoadCondition): VehicleCondition | null {
  const [loaded, setLoaded] = useState<{ vehicleId: string; condition: VehicleCondition } | null>(null);
  useEffect(() => {
    let isOver = false;
    if (vehicleId)
      load(vehicleId).then(
        (answer) => !isOver && answer.ok && setLoaded({ vehicleId, condition: answer.data }),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [vehicleId, load]);
  return loaded?.vehicleId === vehicleId ? loaded.condition : null;
}
