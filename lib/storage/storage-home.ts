import 'server-only';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

type Settings = Record<string, string | undefined>;

const PATIENCE_MS = 15_000;

let home: Promise<Disk> | undefined;

/** Where this installation stores files. Opened at first use. */
export function storageHome(): Promise<Disk> {
  home ??= openHome(process.env);
  return home;
}

/** An S3-compatible store if `S3_BUCKET` is set, otherwise a folder on this machine's disk. */
export async function openHome(settings: Settings): Promise<Disk> {
  if (settings.S3_BUCKET) return openBucket(settings.S3_BUCKET, settings);
  const location = path.resolve(/* turbopackIgnore: true */ settings.STORAGE_DIR || '.data/storage');
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

async function openBucket(bucket: string, settings: Settings): Promise<Disk> {
  // The client is loaded only in an installation with a bucket.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const accessKeyId = settings.S3_ACCESS_KEY_ID;
  const secretAccessKey = settings.S3_SECRET_ACCESS_KEY;
  const driver = new S3Driver({
    bucket,
    region: settings.S3_REGION || 'us-east-1',
    endpoint: settings.S3_ENDPOINT || undefined,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE === 'true',
    visibility: 'private',
    supportsACL: false,
    maxAttempts: 3,
    requestHandler: { requestTimeout: PATIENCE_MS, connectionTimeout: 5000 },
    // Other vendors' stores do not support the checksums that Amazon's client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return new Disk(driver);
}
