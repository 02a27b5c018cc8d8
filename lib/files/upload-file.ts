import 'server-only';
import { can } from '../auth/permissions';
import { AppError } from '../errors';
import { newId } from '../id';
import type { TenantContext } from '../server/context';
import { fetchRemoteFile, type RemoteGuard } from '../storage/fetch-remote-file';
import { shownFileName } from '../storage/file-name';
import { newKey, putFile, removeFile } from '../storage/file-store';
import { type PreparedFile, prepareFile } from '../storage/prepare-file';
import { ATTACH_FILE } from './attach-file';
import type { Attachment } from './list-attachments';
import { StoredUpload } from './stored-upload';
import { acceptedTypes, type FileOwner, isFileSlot, OWNER_PERMISSION } from './values';

export interface UploadRequest {
  owner: FileOwner;
  ownerId: string;
  slot: string;
  caption?: string;
  /** What it may take the place of, in a slot of one; see `AttachVehicleFileInput`. */
  replaces?: string[];
  /** Aborted once whoever sent it has gone: then nothing is kept. */
  signal?: AbortSignal;
  source: { content: Uint8Array; fileName: string } | { url: string };
}

/**
 * Brings a file from a device or from a pasted address to a record: looked through, drawn anew, stored, and then written down. The
 * bytes lie in the storage before the row is there, and go away again where it does not come to be.
 */
export async function uploadFile(ctx: TenantContext, request: UploadRequest, guard?: RemoteGuard): Promise<Attachment> {
  const { owner, ownerId, slot, caption, replaces, signal, source } = request;
  if (!can(ctx.role, OWNER_PERMISSION[owner])) throw new AppError('insufficient_permissions');
  if (!isFileSlot(owner, slot)) throw new AppError('validation_error', { fields: { slot: 'invalid_value' } });
  const { content, fileName } = 'url' in source ? await fetchRemoteFile(source.url, guard) : source;
  assertWanted(signal);
  const prepared = await prepareFile(content, acceptedTypes(slot));
  const fingerprint = 'url' in source ? source.url : prepared.sourceSha256;
  const upload = await store(ctx, prepared, { fileName, fingerprint });
  try {
    assertWanted(signal);
    const input = { [`${owner}Id`]: ownerId, slot, caption, replaces, upload };
    const attachment = await ATTACH_FILE[owner](ctx, input);
    // The answer of an earlier request with the same key: its bytes are there already.
    if (attachment.id !== upload.facts.id) await discard(upload);
    return attachment;
  } catch (error) {
    // A connection lost at the very end leaves open whether the row is there: the nightly sweep will know.
    if (!(error instanceof AppError && error.code === 'database_unavailable')) await discard(upload);
    throw error;
  }
}

/** A person who has given an upload up must not find its file later. Nobody reads the answer, since the line is closed. */
function assertWanted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('network_error');
}

async function store(
  { tenantId, now }: TenantContext,
  file: PreparedFile,
  { fileName, fingerprint }: { fileName: string; fingerprint: string },
): Promise<StoredUpload> {
  const { content, thumbnail, contentType, width, height, sha256 } = file;
  const upload = new StoredUpload({
    ...{ tenantId, contentType, width, height, sha256, fingerprint },
    id: newId(),
    storageKey: newKey(tenantId, contentType, now),
    thumbnailKey: thumbnail && newKey(tenantId, 'image/webp', now),
    fileName: shownFileName(fileName),
    sizeBytes: content.length,
  });
  const { storageKey, thumbnailKey } = upload.facts;
  try {
    await putFile(tenantId, storageKey, content, contentType);
    if (thumbnail && thumbnailKey) await putFile(tenantId, thumbnailKey, thumbnail, 'image/webp');
  } catch (error) {
    await discard(upload);
    throw error;
  }
  return upload;
}

/** Takes the bytes away again; where even that fails, the nightly sweep will do it. */
async function discard({ facts }: StoredUpload): Promise<void> {
  const keys = [facts.storageKey, facts.thumbnailKey].filter((key) => key !== null);
  await Promise.allSettled(keys.map((key) => removeFile(facts.tenantId, key)));
}
