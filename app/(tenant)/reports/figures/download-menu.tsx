'use client';

import { Menu } from '@/components/layout/menu';
import { Icon } from '@/components/ui/icon';

/** The figures of a period as files, one of each format. On a phone the button is “…”. */
export function DownloadMenu({ label, files }: { label: string; files: { format: string; href: string }[] }) {
  return (
    <Menu
      label={label}
      trigger={
        <>
          <Icon name="ellipsis" className="size-5 sm:hidden" />
          <Icon name="download" className="max-sm:hidden" />
          <span className="max-sm:hidden">{label}</span>
        </>
      }
      entries={files.map(({ format, href }) => ({
        key: format,
        label: format.toUpperCase(),
        onSelect: () => location.assign(href),
      }))}
    />
  );
}
