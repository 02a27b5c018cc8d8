/** Where a file's bytes are, for members of its company. */
export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}`;
}

/** The small picture of a photo; papers in PDF have none. */
export function thumbnailUrl(fileId: string): string {
  return `/api/files/${fileId}?size=thumbnail`;
}
