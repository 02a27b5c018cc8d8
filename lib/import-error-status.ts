/** Every error of a spreadsheet that is imported, with the HTTP status of its response. */
export const IMPORT_ERROR_STATUS = {
  import_not_table: 422,
  import_old_excel: 422,
  import_open_document: 422,
  import_protected: 422,
  import_macros: 422,
  import_damaged: 422,
  import_quotes: 422,
  import_empty: 422,
  import_too_many_rows: 422,
  import_too_heavy: 413,
  import_too_large: 413,
  import_has_problems: 422,
  import_busy: 409,
  import_running: 409,
} as const;
