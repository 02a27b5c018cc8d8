import type postgres from 'postgres';
import { newId } from '@/lib/id';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { numberKey, searchWords } from '@/lib/search/search-text';

const FIRST =
  'Jean Marie Pierre Joseph Jacques Louis Rose Paul Michel Guerda Wilner Nadège Emmanuel Ricardo Fabiola Evens Islande Mirlande Stanley Kerline Yolette Jameson Ketly Marjorie Edner Wideline Hérold Sherline Rodrigue Ginette Jimmy Vanessa Daphnée Johnny Zacharie Wisly Dieula Carline Lunel Frantzdy'.split(
    ' ',
  );
const LAST =
  'Jean Pierre Joseph Charles Louis François Saint-Fleur Jean-Baptiste Pierre-Louis Augustin Michel Desrosiers Toussaint Bienaimé Petit-Frère Métellus Destiné Valbrun Beauvoir Exantus Normil Lafrance Sylvestre Félismé Mondésir Bastien Saintil Clervil Fleurimond Jeudy Dorvil Estimable Charlestin Prophète Aristil Théagène Rosembert Lindor Zamor Occéan'.split(
    ' ',
  );
const SOUNDS = 'ba be bi bo da de di do fa fe la le li lo ma me mi mo na ne ra re ri ro sa se ta te ti to va ve'.split(
  ' ',
);
const CARS =
  'Toyota RAV4,Toyota Corolla,Toyota Hilux D/C,Toyota Yaris,Toyota Hiace,Hyundai Tucson,Hyundai Accent,Kia Sportage,Kia Picanto,Nissan X-Trail,Nissan Frontier D/C,Suzuki Jimny,Suzuki Grand Vitara,Mitsubishi Montero,Isuzu D-Max,Daihatsu Terios'.split(
    ',',
  );
const COLORS = 'White Black Silver Grey Red Blue Green'.split(' ');
const BATCH = 5000;

type Row = Record<string, unknown>;

/** A seeded random generator. */
function dice(seed: number) {
  let state = seed;
  const roll = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(roll() ** skew * list.length)] as T;
  return { roll, pick, whole: (below: number) => Math.floor(roll() * below) };
}

function personName({ roll, pick }: ReturnType<typeof dice>): string {
  const first = roll() < 0.25 ? `${pick(FIRST, 2.5)}-${pick(FIRST, 1.5)}` : pick(FIRST, 2);
  const rare = () => {
    const name = Array.from({ length: 3 }, () => pick(SOUNDS)).join('');
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const last = roll() < 0.35 ? rare() : pick(LAST, 1.8);
  return `${first} ${last}${roll() < 0.15 ? `-${pick(LAST, 1.5)}` : ''}`;
}

/**
 * Creates one company with the given number of customers, vehicles and drivers each, their search words, and some
 * vehicles out.
 */
export async function fillCompany(sql: postgres.Sql, size: number): Promise<string> {
  const tenantId = newId();
  const chance = dice(1804);
  await sql`insert into tenants ${sql({ id: tenantId, slug: `bench${size}`, name: 'Bench', plan: 'premium' })}`;
  const start = Date.parse('2020-01-01T00:00:00Z');
  const at = (index: number) => new Date(start + index * 1_500_000);
  const words: Row[] = [];
  const find = (kind: string, record_id: string, name: string, ...parts: string[]) => {
    const own = searchWords(name, ...parts);
    const name_key = normalizeSearch(name);
    const all = ` ${own.join(' ')}`;
    for (const word of own) words.push({ tenant_id: tenantId, kind, word, name_key, record_id, words: all });
    return name_key;
  };
  const customers = Array.from({ length: size }, (_, index) => {
    const id = newId();
    const full_name = personName(chance);
    const phone = `+509${(index * 7919) % 10 < 5 ? 3 : 4}${String(chance.whole(10_000_000)).padStart(7, '0')}`;
    const license_number = `${chance.pick(['AA', 'BC', 'DL'])}-${String(index * 7).padStart(6, '0')}`;
    const key = find('customer', id, full_name, phone, license_number);
    const status = index % 1000 === 7 ? 'blacklisted' : index % 50 === 3 ? 'inactive' : 'active';
    const tier = index % 17 === 0 ? 'vip' : index % 6 === 0 ? 'premium' : 'standard';
    const license_key = numberKey(license_number);
    const created_at = at(index);
    return {
      tenant_id: tenantId,
      id,
      full_name,
      phone,
      license_number,
      license_key,
      name_key: key,
      status,
      tier,
      created_at,
    };
  });
  const vehicles = Array.from({ length: size }, (_, index) => {
    const id = newId();
    const car = chance.pick(CARS, 1.6);
    const [make = '', ...rest] = car.split(' ');
    const plate = `LO-${String(index).padStart(5, '0')}`;
    const year = 2010 + chance.whole(16);
    const color = chance.pick(COLORS, 2);
    const name_key = find('vehicle', id, car, String(year), plate, color);
    return {
      tenant_id: tenantId,
      id,
      make,
      model: rest.join(' '),
      year,
      plate,
      plate_key: `LO${String(index).padStart(5, '0')}`,
      color,
      seats: 5,
      fuel_type: chance.pick(['gasoline', 'diesel', 'hybrid']),
      transmission: 'automatic',
      daily_rate_cents: 4500 + chance.whole(130) * 100,
      service_status: index % 40 === 9 ? 'maintenance' : index % 90 === 10 ? 'inactive' : 'in_service',
      name_key,
      created_at: at(index),
    };
  });
  const drivers = Array.from({ length: size }, (_, index) => {
    const id = newId();
    const full_name = personName(chance);
    const phone = `+509${4 + (index % 2)}${String(chance.whole(10_000_000)).padStart(7, '0')}`;
    const license_number = `${chance.pick(['AA', 'BC', 'DL'])}-${String(index * 7 + 3).padStart(6, '0')}`;
    const name_key = find('driver', id, full_name, phone, license_number);
    const kind = index % 20 === 5 ? 'chauffeur' : 'additional';
    const license_key = numberKey(license_number);
    return {
      tenant_id: tenantId,
      id,
      kind,
      full_name,
      phone,
      license_number,
      license_key,
      name_key,
      created_at: at(index),
    };
  });
  await insert(sql, 'customers', customers);
  await insert(sql, 'vehicles', vehicles);
  await insert(sql, 'drivers', drivers);
  await insert(sql, 'search_words', words);
  await sendOut(sql, tenantId);
  await sql`vacuum analyze`;
  return tenantId;
}

/** Every thirtieth vehicle is out, with a driver besides its customer. */
async function sendOut(sql: postgres.Sql, tenantId: string): Promise<void> {
  const memberId = newId();
  const member = { tenant_id: tenantId, id: memberId, name: 'Bench', email: 'bench@wout.test', role: 'manager' };
  await sql`insert into members ${sql(member)}`;
  await sql`with cars as (select id, row_number() over (order by id) as at from vehicles where tenant_id = ${tenantId}),
      people as (select id, row_number() over (order by id) as at from customers where tenant_id = ${tenantId})
    insert into rentals (tenant_id, id, number, status, customer_id, vehicle_id, pickup_at, due_at, daily_rate_cents, deposit_cents, miles_per_day, fuel_policy, total_cents, created_by)
    select ${tenantId}, gen_random_uuid(), 'R-' || cars.at, 'active', people.id, cars.id, now() - interval '1 day', now() + interval '2 days', 5500, 0, 60, 'full_to_full', 16500, ${memberId}
    from cars join people using (at) where cars.at % 30 = 0`;
  await sql`insert into vehicle_allocations (tenant_id, id, vehicle_id, kind, rental_id, period)
    select tenant_id, gen_random_uuid(), vehicle_id, 'rental', id, tstzrange(pickup_at, due_at) from rentals where tenant_id = ${tenantId}`;
  await sql`with people as (select id, row_number() over (order by id) as at from drivers where tenant_id = ${tenantId})
    insert into rental_drivers (tenant_id, rental_id, driver_id)
    select r.tenant_id, r.id, people.id from (select *, row_number() over (order by id) as at from rentals where tenant_id = ${tenantId}) r join people using (at)`;
}

async function insert(sql: postgres.Sql, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += BATCH) {
    const part = sql.json(JSON.parse(JSON.stringify(rows.slice(from, from + BATCH))));
    await sql`insert into ${sql(table)} (${sql(columns)})
      select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${part})`;
  }
}
