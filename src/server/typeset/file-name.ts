/** A name for a PDF of only such characters as every file system takes. */
export const fileName = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'paper'
