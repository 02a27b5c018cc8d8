export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-raised" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-hairline px-4 last:border-0">
          <span className="h-3 w-1/4 animate-[pulse-soft_1.4s_ease-in-out_infinite] rounded bg-hairline" />
          <span className="h-3 w-1/6 animate-[pulse-soft_1.4s_ease-in-out_infinite] rounded bg-hairline" />
          <span className="ml-auto h-3 w-16 animate-[pulse-soft_1.4s_ease-in-out_infinite] rounded bg-hairline" />
        </div>
      ))}
    </div>
  );
}
