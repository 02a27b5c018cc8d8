import 'server-only';
import { notFound } from 'next/navigation';
import { AppError } from '../errors';

/** For pages: a record that does not exist or is another company's becomes a 404 page. */
export async function orNotFound<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === 'record_not_found') notFound();
    throw error;
  }
}
