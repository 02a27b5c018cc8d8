import { AppError } from '@/lib/errors';
import { errorResponse } from '@/lib/server/answering';

async function unknown() {
  return errorResponse(new AppError('not_found'));
}

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
