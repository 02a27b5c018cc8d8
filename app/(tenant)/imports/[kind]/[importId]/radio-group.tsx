interface Props<Value extends string> {
  name: string;
  legend: string;
  value: Value;
  options: { value: Value; label: string; detail?: string }[];
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>({ name, legend, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-start gap-3 py-2 lg:min-h-9 lg:py-1.5">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
          />
          <span className="min-w-0">
            {option.label}
            {option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
