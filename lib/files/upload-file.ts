import 'server-only';
import { AppError } from '../errors';
import { newId } from '../id';
import { assertMay } from '../server/assert-may';
import type { TenantContext } from '../server/context';
import { fetchRemoteFile } from '../storage/fetch-remote-file';
import { shownFileName } from '../storage/file-name';
import { newKey, putFile, removeFile } from '../storage/file-store';
import { type PreparedFile, prepareFile } from '../storage/prepare-file';
import type { RemoteGuard } from '../storage/remote-guard';
import { ATTACH_FILE } from './attach-file';
import type { Attachment } from './list-attachments';
import { StoredUpload } from './stored-upload';
import { acceptedTypes, type FileOwner, isFileSlot, OWNER_PERMISSION } from './values';

export interface UploadRequest {
  owner: FileOwner;
  ownerId: string;
  slot: string;
  caption?: string;
  /** What it may replace in a slot for one; see `AttachVehicleFileInput`. */
  replaces?: string[];
  /** In a slot for many, what it comes before; see `AttachVehicleFileInput`. */
  before?: string[];
  /** Aborted once the sender has disconnected. Then nothing is stored. */
  signal?: AbortSignal;
  source: { content: Uint8Array; fileName: string } | { url: string };
}

/**
 * Adds a file from a device or a pasted URL to a record: checks it, re-encodes it, stores it, then records it. The
 * bytes are stored before the row exists, and are deleted if the row is not created.
 */
export async function uploadFile(ctx: TenantContext, request: UploadRequest, guard?: RemoteGuard): Promise<Attachment> {
  const { owner, ownerId, slot, caption, replaces, before, signal, source } = request;
  assertMay(ctx, OWNER_PERMISSION[owner]);
  if (!isFileSlot(owner, slot)) throw new AppError('validation_error', { fields: { slot: 'invalid_value' } });
  const { content, fileName } = 'url' in source ? await fetchRemoteFile(source.url, guard) : source;
  assertWanted(signal);
  const prepared = await prepareFile(content, { tenantId: ctx.tenantId, accepted: acceptedTypes(slot) });
  const fingerprint = 'url' in source ? source.url : prepared.sourceSha256;
  const upload = await store(ctx, prepared, { fileName, fingerprint });
  try {
    assertWanted(signal);
    const input = { [`${owner}Id`]: ownerId, slot, caption, replaces, before, upload };
    const attachment = await ATTACH_FILE[owner](ctx, input);
    // The answer to an earlier request with the same key, whose bytes are stored already.
    if (attachment.id !== upload.facts.id) await discard(upload);
    return attachment;
  } catch (error) {
    // If the connection was lost at the very end, we can't tell whether the row exists. The nightly sweep decides.
    if (!(error instanceof AppError && error.code === 'database_unavailable')) await discard(upload);
    throw error;
  }
}

/**
 * Someone who cancelled an upload must not find its file later. Nobody reads the answer, since the connection is
 * closed.
 */
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

/** Deletes the bytes again. If that fails too, the nightly sweep does it. */
async function discard({ facts }: StoredUpload): Promise<void> {
  const keys = [facts.storageKey, facts.thumbnailKey].filter((key) => key !== null);
  await Promise.allSettled(keys.map((key) => removeFile(facts.tenantId, key)));
}
