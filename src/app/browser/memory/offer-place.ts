/** Makes the places work where a page may offer to remember. Loaded by pages whose device has not chosen. */

/** What is offered is loaded when such a place comes on the page. */
export function defineOfferPlace(): void {
  customElements.define(
    'memory-offer',
    class extends HTMLElement {
      connectedCallback(): void {
        import('./offer.ts').then((module) => module.offer(this))
      }
    },
  )
}
