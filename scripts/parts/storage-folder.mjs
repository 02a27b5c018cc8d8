import fs from 'node:fs';

/**
 * Throws if the folder for photos and documents can't be written to: else a server would start, and lose the first photo.
 * @param {Record<string, string | undefined>} env
 */
export function assertStorageFolder(env) {
  if (!env.STORAGE_DIR || env.S3_BUCKET) return;
  try {
    fs.mkdirSync(env.STORAGE_DIR, { recursive: true });
    fs.accessSync(env.STORAGE_DIR, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new Error(
      `The server was not started: the folder of STORAGE_DIR can't be written to (${error.code}). Set it to a folder on a disk that stays, and give that to the user who runs the server.`,
    );
  }
}
