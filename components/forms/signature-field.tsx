'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

interface SignatureFieldProps {
  label: string;
  /** What is being signed, and when, under the line. */
  caption: string;
  value: string;
  onChange: (image: string) => void;
  error?: string;
}

const WIDTH = 900;
const HEIGHT = 300;

/** A quiet field to sign in by mouse, finger or pen. The drawing has one size of its own, so that turning the phone keeps it. */
export function SignatureField({ label, caption, value, onChange, error }: SignatureFieldProps) {
  const t = useTranslations();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const first = useRef(value);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    if (!canvas.current) return;
    const drawing = new SignaturePad(canvas.current, { minWidth: 1.6, maxWidth: 4.2, penColor: '#16203a' });
    pad.current = drawing;
    if (first.current) drawing.fromDataURL(first.current, { width: WIDTH, height: HEIGHT, ratio: 1 });
    const keep = () => changed.current(drawing.toDataURL('image/png'));
    drawing.addEventListener('endStroke', keep);
    return () => {
      drawing.removeEventListener('endStroke', keep);
      drawing.off();
    };
  }, []);

  function clear() {
    pad.current?.clear();
    onChange('');
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className={cn('relative rounded-card border bg-[#fffefb]', error ? 'border-danger' : 'border-line-strong')}>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          aria-label={`${label}. ${t('rentals.sign_here')}`}
          role="img"
          className="block aspect-[3/1] w-full touch-none"
        />
        {!value && (
          <span className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 text-center text-[#6b6b63]">
            {t('rentals.sign_here')}
          </span>
        )}
        <span className="pointer-events-none absolute inset-x-6 bottom-7 border-t border-[#8a8a80]" />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">{caption}</p>
        <Button variant="ghost" onClick={clear} disabled={!value}>
          {t('action.clear_signature')}
        </Button>
      </div>
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
