/** The URL of a file's bytes, for members of its company. */
export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}`;
}

/** The thumbnail of a photo. PDFs have none. */
export function thumbnailUrl(fileId: string): string {
  return `/api/files/${fileId}?size=thumbnail`;
}
