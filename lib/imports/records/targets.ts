import 'server-only';
import type { Permission } from '../../auth/permissions';
import type { ImportKind } from '../values';
import { CUSTOMER_TARGET } from './customer-target';
import { DRIVER_TARGET } from './driver-target';
import type { ImportTarget } from './target';
import { VEHICLE_TARGET } from './vehicle-target';

// biome-ignore lint/suspicious/noExplicitAny: each target's input is its own schema's, and goes nowhere but through it.
const TARGETS: Record<ImportKind, ImportTarget<any, any>> = {
  vehicles: VEHICLE_TARGET,
  customers: CUSTOMER_TARGET,
  drivers: DRIVER_TARGET,
};

export function targetOf(kind: ImportKind): (typeof TARGETS)[ImportKind] {
  return TARGETS[kind];
}

export function importPermission(kind: ImportKind): Permission {
  return `${kind}.import`;
}
