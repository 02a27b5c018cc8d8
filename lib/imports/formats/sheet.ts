/** A row of a sheet that is not blank, with its number as a spreadsheet shows it. */
export interface SheetRow {
  line: number;
  cells: string[];
}

export interface Sheet {
  /** Empty if the file has only one sheet, as a CSV file does. */
  name: string;
  rows: SheetRow[];
}
