import { AppError } from './errors';

/** The result of finding a record that an input's field names. If there is none, the error names the field. */
export async function atField<Found>(field: string, finding: Promise<Found>): Promise<Found> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'record_not_found' || error.fields) throw error;
    throw new AppError('record_not_found', { fields: { [field]: 'record_not_found' } });
  }
}
