import { cn } from '@/components/ui/cn';

/** A company's logo. Its name stands beside it, so a screen reader need not read it. It is made for a white ground. */
export function CompanyLogo({
  id,
  className,
  from = '/api/settings/logo',
}: {
  id: string;
  className: string;
  /** Where it comes from: before sign-in, another address. */
  from?: '/api/settings/logo' | '/api/auth/logo';
}) {
  return (
    // biome-ignore lint/performance/noImgElement: it has its final size already, and Next would encode it once more
    <img
      src={`${from}/${id}`}
      alt=""
      className={cn('rounded-sm border border-hairline bg-white object-contain p-0.5', className)}
    />
  );
}
