import { SHOWN_STATUSES, type ShownVehicleStatus } from '../vehicles/values';
import { BAR_STATES, type BarState } from './values';

export interface PlannerVehicle {
  id: string;
  /** Make and model. */
  model: string;
  plate: string;
  status: ShownVehicleStatus;
}

export interface PlannerBar {
  /** The position of its vehicle in the list, or `UNASSIGNED`. */
  vehicle: number;
  state: BarState;
  /** In minutes after the window's start, and negative before it. */
  from: number;
  until: number;
  /** The number of the agreement, reservation or ticket. */
  number: string;
  /** The customer, or the kind of service. */
  name: string;
}

/** Vehicles and bars as few bytes: each text once, everything else as numbers in two flat lists. */
export interface PackedPlanner {
  texts: string[];
  ids: string[];
  /** Three for each vehicle: model, plate, status. */
  vehicles: number[];
  /** Seven for each bar: vehicle, state, start after the previous one's, length, the number's text and its last digits, name. */
  bars: number[];
}

/** The place of a booking whose vehicle is not chosen yet. */
export const UNASSIGNED = -1;

const VEHICLE = 3;
const BAR = 7;
/** `R-2026-00042` is the text `R-2026-000`, which many numbers share, and 42. */
const NUMBER = /^(.*?)([1-9]\d{0,8})?$/s;

export function packPlanner(vehicles: readonly PlannerVehicle[], bars: readonly PlannerBar[]): PackedPlanner {
  const places = new Map<string, number>();
  const place = (text: string) => {
    const known = places.get(text) ?? places.size;
    places.set(text, known);
    return known;
  };
  return {
    vehicles: vehicles.flatMap(({ model, plate, status }) => [
      place(model),
      place(plate),
      SHOWN_STATUSES.indexOf(status),
    ]),
    bars: bars.flatMap(({ vehicle, state, from, until, number, name }, index) => {
      const [, prefix = '', digits = '0'] = NUMBER.exec(number) ?? [];
      const time = [from - (bars[index - 1]?.from ?? 0), until - from];
      return [vehicle, BAR_STATES.indexOf(state), ...time, place(prefix), Number(digits), place(name)];
    }),
    ids: vehicles.map(({ id }) => id),
    texts: [...places.keys()],
  };
}

/** What `packPlanner` packed. */
export function unpackPlanner({ texts, ids, vehicles, bars }: PackedPlanner) {
  const text = (index: number) => texts[index] ?? '';
  let from = 0;
  return {
    vehicles: ids.map((id, index): PlannerVehicle => {
      const [model = 0, plate = 0, status = 0] = vehicles.slice(index * VEHICLE, index * VEHICLE + VEHICLE);
      return { id, model: text(model), plate: text(plate), status: SHOWN_STATUSES[status] ?? 'available' };
    }),
    bars: Array.from({ length: bars.length / BAR }, (_, index): PlannerBar => {
      const [vehicle = 0, state = 0, later = 0, length = 0, prefix = 0, digits = 0, name = 0] = bars.slice(
        index * BAR,
        index * BAR + BAR,
      );
      from += later;
      const number = `${text(prefix)}${digits || ''}`;
      return { vehicle, state: BAR_STATES[state] ?? 'reserved', from, until: from + length, number, name: text(name) };
    }),
  };
}
