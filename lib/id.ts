import { uuidv7 } from 'uuidv7';

/** The id of a new row: a UUIDv7, generated here so that PostgreSQL 16 and 17 work as well. */
export function newId(): string {
  return uuidv7();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
