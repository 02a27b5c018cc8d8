import { cn } from '@/components/ui/cn';
import type { ListFilter } from './list-filters';

interface FilterFieldsProps {
  filters: ListFilter[];
  /** Below each other with their names above them, as in a phone's sheet. */
  named?: boolean;
  onChoose: (name: string, value: string) => void;
}

export function FilterFields({ filters, named = false, onChoose }: FilterFieldsProps) {
  return filters.map(({ name, label, value, options }) => {
    const field = (
      <select
        key={name}
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(name, event.target.value)}
        className={cn('control', !named && 'field-sizing-content w-auto max-w-72 max-md:hidden')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
    if (!named) return field;
    return (
      <div key={name} className="grid gap-1">
        <span aria-hidden="true" className="text-sm text-muted">
          {label}
        </span>
        {field}
      </div>
    );
  });
}
