'use client';

import { useEffect, useState } from 'react';
import type { ActionResult } from '@/lib/errors';
import { drawnBody } from '@/lib/inspections/drawn-body';
import type { VehicleCondition } from '@/lib/inspections/get-vehicle-condition';
import { ConditionFields } from './condition-fields';
import type { ConditionPartProps } from './condition-part';

interface LoadedConditionProps extends Omit<ConditionPartProps, 'body' | 'known' | 'items'> {
  vehicleId: string;
  load: (vehicleId: string) => Promise<ActionResult<VehicleCondition>>;
}

const BLANK: VehicleCondition = { model: '', className: null, known: [], items: [] };

/** The condition of a vehicle that is chosen on the same screen. Without a network, the drawing has no earlier damage. */
export function LoadedCondition({ vehicleId, load, ...rest }: LoadedConditionProps) {
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
  const { model, className, known, items } = loaded?.vehicleId === vehicleId ? loaded.condition : BLANK;
  return <ConditionFields {...rest} body={drawnBody(model, className)} known={known} items={items} />;
}
