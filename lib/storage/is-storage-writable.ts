import 'server-only';
import { newId } from '../id';
import { log } from '../log';
import { storageHome } from './storage-home';

/** Whether files can be stored: a few bytes are written under a name of their own, and removed again. */
export async function isStorageWritable(): Promise<boolean> {
  const key = `health/${newId()}.txt`;
  try {
    const home = await storageHome();
    await home.put(key, 'ok');
    await home.delete(key);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the file storage takes nothing');
    return false;
  }
}
