/** Takes the place of tsx in a program that was bundled, and is JavaScript already. */
export function register() {
  return undefined;
}
