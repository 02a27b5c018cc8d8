/** Whether a text is made like the cursor of a list. Which list it is of, only that list knows. */
export function isCursor(text: string): boolean {
  try {
    const parts: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    return Array.isArray(parts) && typeof parts[0] === 'string' && typeof parts[1] === 'string';
  } catch {
    return false;
  }
}
