/** A line of a sheet that is not blank, with its number as a spreadsheet shows it. */
export interface SheetRow {
  line: number;
  cells: string[];
}

export interface Sheet {
  /** Empty where the file has but one, as CSV. */
  name: string;
  rows: SheetRow[];
}
