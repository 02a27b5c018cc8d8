import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

type S3ServerClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => S3Server;

const BUCKET = 'wout-test';

/** A separate server that speaks S3's protocol over HTTP and checks its signatures, and the settings to use it. */
export async function startS3Server() {
  // Safe because the package, which has no types, exports this class.
  const S3rver = createRequire(import.meta.url)('s3rver') as S3ServerClass;
  const directory = await mkdtemp(path.join(tmpdir(), 'wout-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
