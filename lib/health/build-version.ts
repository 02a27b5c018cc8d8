/** The version of this build, and the commit that it was made of where the build knew one. */
export function buildVersion(): { version: string; commit: string | null } {
  return { version: process.env.BUILD_VERSION ?? '', commit: process.env.BUILD_COMMIT?.slice(0, 8) || null };
}
