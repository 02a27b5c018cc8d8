import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { revenueMoves } from '../payments/revenue-moves';
import { PAYMENT_METHODS } from '../payments/values';
import { splitByVehicle } from '../rentals/split-by-vehicle';
import type { ReportColumn, ReportSource } from '../reports/report-source';
import { words } from '../reports/words';
import type { FigureScope } from './figure-scope';
import type { RevenueBy } from './values';

/** The revenue of a period, added up by something. All ways come to the same sum. */
export interface RevenueSource extends ReportSource {
  /** What names a row on a screen, the record that it is about, and its amount. */
  shown: { id: SQL; label: SQL; cents: SQL };
}

type Names = Readonly<Record<string, ReportColumn>>;

export function revenueSource(by: RevenueBy, scope: FigureScope): RevenueSource {
  const { names, rows, order, id, label } = BY[by](scope);
  const cents = sql`g.cents`;
  return {
    columns: { ...names, revenue: { heading: 'figures.column.revenue', type: 'money', value: cents } },
    rows,
    order,
    sums: { revenue: cents },
    shown: { id, label, cents },
  };
}

interface Way {
  names: Names;
  /** Rows of `g` with cents, and the tables that name them. */
  rows: SQL;
  order: SQL;
  id: SQL;
  label: SQL;
}

const text = (heading: string, value: SQL): ReportColumn => ({ heading, type: 'text', value });
const moves = (scope: FigureScope) => sql`(${revenueMoves(scope.tenantId, scope)})`;

const BY: Record<RevenueBy, (scope: FigureScope) => Way> = {
  day: (scope) => ({
    names: { day: { heading: 'figures.column.day', type: 'day', value: sql`g.day` } },
    rows: sql`from (select (m.at at time zone ${scope.timeZone})::date as day, sum(m.cents)::bigint as cents
      from ${moves(scope)} m group by 1) g`,
    order: sql`g.day`,
    id: sql`null::text`,
    label: sql`g.day::text`,
  }),
  vehicle: (scope) => ({
    names: {
      make: text('reports.column.make', sql`v.make`),
      model: text('reports.column.model', sql`v.model`),
      plate: text('reports.column.plate', sql`v.plate`),
    },
    rows: sql`from (${byVehicle(scope)}) g join vehicles v on v.tenant_id = ${scope.tenantId} and v.id = g.vehicle_id`,
    order: sql`v.name_key, v.id`,
    id: sql`v.id::text`,
    label: sql`v.make || ' ' || v.model || ', ' || v.plate`,
  }),
  class: (scope) => ({
    names: { class: text('reports.column.class', sql`c.name`) },
    rows: sql`from (
        select v.class_id as id, sum(b.cents)::bigint as cents
        from (${byVehicle(scope)}) b join vehicles v on v.tenant_id = ${scope.tenantId} and v.id = b.vehicle_id group by 1
      ) g left join vehicle_classes c on c.tenant_id = ${scope.tenantId} and c.id = g.id`,
    order: sql`c.position, c.name, g.id`,
    id: sql`null::text`,
    label: sql`c.name`,
  }),
  clerk: (scope) => ({
    names: { clerk: text('figures.column.clerk', sql`p.name`) },
    rows: sql`from (select m.member_id as id, sum(m.cents)::bigint as cents from ${moves(scope)} m group by 1) g
      left join members p on p.tenant_id = ${scope.tenantId} and p.id = g.id`,
    order: sql`p.name, g.id`,
    id: sql`null::text`,
    label: sql`p.name`,
  }),
  method: (scope) => ({
    names: {
      method: {
        heading: 'reports.column.method',
        type: 'choice',
        value: sql`g.method`,
        words: { ...words('payments.method_', PAYMENT_METHODS), ...words('figures.from_', ['deposit', 'advance']) },
      },
    },
    rows: sql`from (select m.method, sum(m.cents)::bigint as cents from ${moves(scope)} m group by 1) g`,
    order: sql`g.method`,
    id: sql`null::text`,
    label: sql`g.method`,
  }),
  customer: (scope) => ({
    names: {
      customer: text('reports.column.customer', sql`c.full_name`),
      phone: text('reports.column.phone', sql`c.phone`),
    },
    rows: sql`from (
        select coalesce(m.customer_id, r.customer_id, s.customer_id) as id, sum(m.cents)::bigint as cents from ${moves(scope)} m
        left join rentals r on m.customer_id is null and r.tenant_id = ${scope.tenantId} and r.id = m.rental_id
        left join reservations s on m.customer_id is null and s.tenant_id = ${scope.tenantId} and s.id = m.reservation_id
        group by 1
      ) g join customers c on c.tenant_id = ${scope.tenantId} and c.id = g.id`,
    order: sql`c.name_key, c.id`,
    id: sql`c.id::text`,
    label: sql`c.full_name`,
  }),
};

/** What each vehicle brought: its share of its rentals' revenue, and the fees of reservations that never went out. */
function byVehicle(scope: FigureScope): SQL {
  const { tenantId } = scope;
  const ofRentals = sql`select m.rental_id, m.at, m.cents from moves m where m.rental_id is not null`;
  return sql`
    with moves as materialized (${revenueMoves(tenantId, scope)})
    select vehicle_id, sum(cents)::bigint as cents from (
      ${splitByVehicle(scope, ofRentals)}
      union all
      select s.vehicle_id, m.at, m.cents from moves m
      join reservations s on s.tenant_id = ${tenantId} and s.id = m.reservation_id where m.rental_id is null
    ) shares group by vehicle_id`;
}
