'use client';

import { useTranslations } from 'next-intl';
import { type RefCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { drawingOn } from './drawing-on';

interface SignatureFieldProps {
  label: string;
  /** What is being signed, and when, shown below the signature. */
  caption: string;
  /** For a signer who reads another language than the screen's. */
  words?: { here: string; clear: string };
  value: string;
  onChange: (image: string) => void;
  error?: string;
  /** Given the area, for a form that must focus it. */
  areaRef?: RefCallback<HTMLDivElement>;
}

/** A plain area to sign with mouse, finger or pen. Rotating the phone keeps the drawing. */
export function SignatureField({ label, caption, words, value, onChange, error, areaRef }: SignatureFieldProps) {
  const t = useTranslations();
  const here = words?.here ?? t('rentals.sign_here');
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<ReturnType<typeof drawingOn> | null>(null);
  const first = useRef(value);
  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    if (!canvas.current) return;
    drawing.current = drawingOn(canvas.current, first.current, (image) => changed.current(image));
    return () => drawing.current?.end();
  }, []);

  function clear() {
    drawing.current?.clear();
    onChange('');
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <div
        ref={areaRef}
        tabIndex={areaRef && -1}
        className={cn(
          'relative scroll-my-28 rounded-card border bg-[#fffefb]',
          error ? 'border-danger' : 'border-line-strong',
        )}
      >
        <canvas
          ref={canvas}
          aria-label={`${label}. ${here}`}
          role="img"
          className="block aspect-[3/1] w-full touch-none"
        />
        {!value && (
          <span className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 text-center text-[#6b6b63]">
            {here}
          </span>
        )}
        <span className="pointer-events-none absolute inset-x-6 bottom-7 border-t border-[#8a8a80]" />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-balance text-muted">{caption}</p>
        <Button variant="ghost" onClick={clear} disabled={!value} className="-mr-4 lg:-mr-3.5 ml-auto">
          {words?.clear ?? t('action.clear_signature')}
        </Button>
      </div>
      {error && (
        <p className="mt-1 flex items-start gap-1 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
