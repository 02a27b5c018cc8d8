import { expect, it } from 'vitest';
import { dayLists } from '@/lib/availability/day-lists';
import { freeOn } from '@/lib/availability/free-on';
import { type PlannerBar, type PlannerVehicle, packPlanner, UNASSIGNED } from '@/lib/availability/pack-planner';
import { plannerRows } from '@/lib/availability/planner-rows';
import type { BarState } from '@/lib/availability/values';

const HOUR = 60;
const window = { firstDay: '2026-06-01', start: 0, edges: [0, 24 * HOUR, 48 * HOUR], now: 10 * HOUR };

function vehicle(id: string, status: PlannerVehicle['status'] = 'available'): PlannerVehicle {
  return { id, model: 'Kia Rio', plate: id, status };
}

function bar(place: number, hours: [number, number], state: BarState = 'reserved'): PlannerBar {
  const number = `V-${place}-${hours[0]}`;
  return { vehicle: place, state, from: hours[0] * HOUR, until: hours[1] * HOUR, number, name: 'Marie' };
}

function rowsOf(vehicles: PlannerVehicle[], bars: PlannerBar[], mayReserve = true) {
  return plannerRows(packPlanner(vehicles, bars), window, mayReserve);
}

it('puts bookings without a vehicle on top, in as few rows as they need', () => {
  const bars = [bar(UNASSIGNED, [0, 10]), bar(UNASSIGNED, [5, 12]), bar(UNASSIGNED, [10, 20]), bar(0, [1, 2])];
  const rows = rowsOf([vehicle('a')], bars);
  expect(rows.map((row) => [row.vehicle?.id ?? null, row.bars.map(({ from }) => from / HOUR)])).toEqual([
    [null, [0, 10]],
    [null, [5]],
    ['a', [1]],
  ]);
});

it('lets nobody reserve a vehicle that is late, in the garage or out of service, nor a row of bookings', () => {
  const fleet = [vehicle('a'), vehicle('b', 'rented'), vehicle('c', 'maintenance'), vehicle('d', 'inactive')];
  const rows = rowsOf([...fleet, vehicle('e', 'rented')], [bar(UNASSIGNED, [0, 10]), bar(4, [-20, 10], 'overdue')]);
  expect(rows.map(({ bookable }) => bookable)).toEqual([false, true, true, false, false, false]);
});

it('stops at free days only for who may reserve them', () => {
  const kinds = (mayReserve: boolean) => rowsOf([vehicle('a')], [], mayReserve)[0]?.stops.map(({ kind }) => kind);
  expect(kinds(true)).toEqual(['vehicle', 'free', 'free']);
  expect(kinds(false)).toEqual(['vehicle']);
});

it('says what goes out, comes back and is free on a day', () => {
  const fleet = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => vehicle(id));
  const rows = rowsOf(fleet, [
    bar(0, [12, 30]),
    bar(1, [-30, 15], 'rented'),
    bar(2, [-30, 10], 'overdue'),
    bar(3, [-30, 9], 'returned'),
    bar(4, [-5, 20], 'reserved'),
    bar(5, [24, 30]),
  ]);
  const { out, back, free } = dayLists(rows, window);
  expect(out.map(({ row }) => row.vehicle?.id)).toEqual(['a']);
  expect(back.map(({ row }) => row.vehicle?.id)).toEqual(['d', 'c', 'b']);
  expect(free.map((row) => row.vehicle?.id)).toEqual(['d', 'f']);
});

it('counts the vehicles that are free on each day, today from now on', () => {
  const fleet = [vehicle('a'), vehicle('b'), vehicle('c'), vehicle('d', 'maintenance')];
  const rows = rowsOf(fleet, [bar(0, [12, 30]), bar(1, [-5, 10], 'returned'), bar(2, [24, 48])]);
  const free = (day: number, now = window.now) => freeOn(rows, { ...window, now }, day).map((row) => row.vehicle?.id);
  expect([free(0), free(1)]).toEqual([['b', 'c'], ['b']]);
  expect(free(0, 25 * HOUR), 'a day that is over').toEqual([]);
  expect(free(0, 9 * HOUR), 'not back yet').toEqual(['c']);
});
