import { useTranslations } from 'next-intl';
import { FileSize } from '@/components/files/file-size';
import { Icon } from '@/components/ui/icon';

interface Props {
  threadId: string;
  files: { id: string; fileName: string; contentType: string; sizeBytes: number; caption: string }[];
}

/** The files of a company's thread, for operators. Each opens by itself. */
export function FileLinks({ threadId, files }: Props) {
  const t = useTranslations('files');
  return (
    <ul className="grid gap-3">
      {files.map(({ id, fileName, caption, contentType, sizeBytes }) => {
        const address = `/api/admin/support/${threadId}/files/${id}`;
        const name = caption || fileName;
        const isPdf = contentType === 'application/pdf';
        return (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer" className="grid min-w-0 gap-1 text-accent">
              {isPdf ? (
                <Icon name="file-text" className="size-8" />
              ) : (
                // biome-ignore lint/performance/noImgElement: the bytes are private and already small
                <img
                  src={`${address}?size=thumbnail`}
                  alt=""
                  className="max-h-48 max-w-full rounded-card object-contain border border-hairline"
                />
              )}
              <span className="break-all underline underline-offset-2">{name}</span>
            </a>
            <span className="text-sm text-muted">
              {t(isPdf ? 'kind_pdf' : 'kind_photo')} · <FileSize bytes={sizeBytes} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
