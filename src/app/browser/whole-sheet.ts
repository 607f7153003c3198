/** Fetches and applies the style sheet that the server left disabled in the page (src/app/page-styles). */
export function applyWholeSheet(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    sheet.disabled = false
}
