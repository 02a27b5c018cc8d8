import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScannedDocument } from '@/lib/scan/values';
import { DocumentReader, type ScanStep } from './document-reader';
import { UnreadablePhoto } from './photo-pixels';

export type ScanState =
  | { at: 'pick' }
  | { at: 'reading'; file: File; step: ScanStep }
  | { at: 'found'; file: File; document: ScannedDocument }
  | { at: 'missed'; why: 'nothing' | 'unreadable' | 'failed' };

/** Reads one photo after another. Results are ignored once another photo is chosen or the reading is cancelled. */
export function useScan() {
  const [state, setState] = useState<ScanState>({ at: 'pick' });
  const reader = useRef<DocumentReader | null>(null);
  const run = useRef(0);

  const drop = useCallback(() => {
    reader.current?.close();
    reader.current = null;
  }, []);

  useEffect(() => {
    reader.current = new DocumentReader();
    return drop;
  }, [drop]);

  const read = useCallback(
    async (file: File) => {
      run.current += 1;
      const mine = run.current;
      const say = (next: ScanState) => {
        if (run.current === mine) setState(next);
      };
      say({ at: 'reading', file, step: { doing: 'barcode' } });
      try {
        const today = new Date().toISOString().slice(0, 10);
        reader.current ??= new DocumentReader();
        const document = await reader.current.read(file, today, (step) => say({ at: 'reading', file, step }));
        say(document ? { at: 'found', file, document } : { at: 'missed', why: 'nothing' });
      } catch (error) {
        if (run.current !== mine) return;
        // A reader that could not be downloaded is tried again with the next photo.
        if (!(error instanceof UnreadablePhoto)) drop();
        say({ at: 'missed', why: error instanceof UnreadablePhoto ? 'unreadable' : 'failed' });
      }
    },
    [drop],
  );

  const cancel = useCallback(() => {
    run.current += 1;
    drop();
    setState({ at: 'pick' });
  }, [drop]);

  return { state, read, cancel };
}
