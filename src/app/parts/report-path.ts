/** Where an item of a quiz is reported. */

/**
 * The contact form, with the path of a quiz's page and the version of its text in the fragment, which no server sees. The
 * item adds itself (#quiz/interactions/report-link.tsx), and #contact/report.ts reads it.
 */
export function reportPath(path: string, version: string): string {
  return `/contact#${new URLSearchParams({ about: path, version })}`
}
