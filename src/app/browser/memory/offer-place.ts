/** Makes the places work where a page may offer to remember. Loaded by pages whose device has not chosen. */

/** What is offered is loaded when such a place comes on the page. */
export function defineOfferPlace(): void {
  customElements.define(
    'memory-offer',
    class extends HTMLElement {
      connectedCallback(): void {
        // Firefox fails the imports of a page that is left; without its offer a page has everything else.
        import('./offer.ts').then(
          (module) => module.offer(this),
          () => {},
        )
      }
    },
  )
}
