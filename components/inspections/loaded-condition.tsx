'use client';

import { drawnBody } from '@/lib/inspections/drawn-body';
import type { VehicleCondition } from '@/lib/inspections/get-vehicle-condition';
import { ConditionFields } from './condition-fields';
import type { ConditionPartProps } from './condition-part';
import { type LoadCondition, useVehicleCondition } from './use-vehicle-condition';

interface LoadedConditionProps extends Omit<ConditionPartProps, 'body' | 'known' | 'items'> {
  vehicleId: string;
  load: LoadCondition;
}

const BLANK: VehicleCondition = { model: '', className: null, known: [], items: [] };

/** The condition of a vehicle that is chosen on the same screen. Without a network, the drawing has no earlier damage. */
export function LoadedCondition({ vehicleId, load, ...rest }: LoadedConditionProps) {
  const { model, className, known, items } = useVehicleCondition(vehicleId, load) ?? BLANK;
  return <ConditionFields {...rest} body={drawnBody(model, className)} known={known} items={items} />;
}
