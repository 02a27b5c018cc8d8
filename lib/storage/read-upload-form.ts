import 'server-only';
import { AppError } from '../errors';
import { FILE_LIMIT_BYTES } from './prepare-file';

/** The space that a form's fields and separators may take besides the file. */
const FIELDS_BYTES = 64 * 1024;
const BODY_LIMIT_BYTES = FILE_LIMIT_BYTES + FIELDS_BYTES;

export interface UploadForm {
  fields: Record<string, string>;
  file: { content: Uint8Array; fileName: string } | null;
}

/**
 * A form with at most one file, of which never more than 10 MB is kept in memory. Throws `file_too_large` or
 * `validation_error`.
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) throw new AppError('validation_error');
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES) throw new AppError('file_too_large');
  const form = await readForm(request.body, type);
  const files = form.getAll('file');
  const [file] = files;
  if (files.length > 1 || typeof file === 'string') throw new AppError('validation_error');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    fields: Object.fromEntries(fields),
    file: file ? { content: new Uint8Array(await file.arrayBuffer()), fileName: file.name } : null,
  };
}

async function readForm(body: ReadableStream<Uint8Array>, type: string): Promise<FormData> {
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      length += part.byteLength;
      if (length > BODY_LIMIT_BYTES) controller.error(new AppError('file_too_large'));
      else controller.enqueue(part);
    },
  });
  try {
    return await new Response(body.pipeThrough(counted), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new AppError(length > BODY_LIMIT_BYTES ? 'file_too_large' : 'validation_error');
  }
}
