'use client';

import { MoreMenu } from '@/components/layout/more-menu';

/** A phone's way to the same files as `DownloadLinks`. */
export function DownloadMenu({ label, files }: { label: string; files: { format: string; href: string }[] }) {
  return (
    <MoreMenu
      label={label}
      acts={files.map(({ format, href }) => ({
        key: format,
        label: format.toUpperCase(),
        onSelect: () => location.assign(href),
      }))}
    />
  );
}
