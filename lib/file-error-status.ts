/** The errors of files that are uploaded or fetched, with the HTTP status of their responses. */
export const FILE_ERROR_STATUS = {
  file_empty: 422,
  file_too_large: 413,
  file_type_refused: 422,
  file_unreadable: 422,
  photo_type_refused: 422,
  heic_refused: 422,
  image_too_large: 422,
  pdf_active: 422,
  pdf_protected: 422,
  pdf_too_long: 422,
  url_refused: 422,
  url_unreachable: 422,
  url_too_slow: 422,
  too_many_photos: 409,
  file_superseded: 409,
  storage_unavailable: 503,
} as const;
