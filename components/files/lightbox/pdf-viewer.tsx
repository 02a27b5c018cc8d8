'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { fileUrl } from '@/lib/files/file-url';
import { PdfPage } from './pdf-page';
import { usePdf } from './use-pdf';

interface PdfViewerProps {
  id: string;
  name: string;
  onClose: () => void;
}

const SCALES = [1, 1.5, 2, 3];
const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full bg-raised/80 hover:bg-raised aria-disabled:opacity-40';

/** An uploaded PDF in full screen. It is drawn here, because the file itself is only served to be saved. */
export function PdfViewer({ id, name, onClose }: PdfViewerProps) {
  const t = useTranslations();
  const returnFocus = useReturnFocus();
  const pdf = usePdf(fileUrl(id));
  const [step, setStep] = useState(0);
  const scale = SCALES[step] ?? 1;
  const opened = typeof pdf === 'object' ? pdf : null;
  const count = opened?.numPages ?? 0;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);

  function zoom(by: number) {
    setStep((before) => Math.min(Math.max(before + by, 0), SCALES.length - 1));
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="dark fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)] bg-sunken text-text outline-none"
        >
          <div className="flex items-center gap-2 px-3 py-2">
            <Radix.Title className="mr-auto truncate text-base font-medium">{name}</Radix.Title>
            <button
              type="button"
              aria-label={t('files.zoom_out')}
              aria-disabled={step === 0}
              className={ROUND}
              onClick={() => zoom(-1)}
            >
              <Icon name="zoom-out" className="size-5" />
            </button>
            <button
              type="button"
              aria-label={t('files.zoom_in')}
              aria-disabled={step === SCALES.length - 1}
              className={ROUND}
              onClick={() => zoom(1)}
            >
              <Icon name="zoom-in" className="size-5" />
            </button>
            <a href={`${fileUrl(id)}?download=1`} download aria-label={t('files.download')} className={ROUND}>
              <Icon name="download" className="size-5" />
            </a>
            <Radix.Close aria-label={t('action.close')} className={ROUND}>
              <Icon name="x" className="size-5" />
            </Radix.Close>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
            tabIndex={0}
            aria-label={name}
            aria-busy={pdf === 'loading'}
            className="overflow-auto px-2 pb-4"
          >
            {pdf === 'loading' && (
              <p role="status" className="flex items-center justify-center gap-2 py-16">
                <Spinner /> {t('files.pdf_loading')}
              </p>
            )}
            {pdf === 'failed' && (
              <p role="alert" className="px-4 py-16 text-center">
                {t('files.pdf_failed')}
              </p>
            )}
            <div
              className="mx-auto grid max-w-4xl gap-3"
              style={scale > 1 ? { width: `${scale * 100}%`, maxWidth: 'none' } : {}}
            >
              {opened &&
                numbers.map((number) => (
                  <PdfPage
                    key={number}
                    pdf={opened}
                    number={number}
                    scale={scale}
                    label={t('files.page_of', { place: number, count })}
                  />
                ))}
            </div>
          </section>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
