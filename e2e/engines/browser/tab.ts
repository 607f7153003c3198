/** What the journeys need of a browser; the same for every engine. */

/** An element by CSS selector and by the beginning of its name; an empty name is any. The first visible one counts. */
export type Target = Readonly<{ css: string; name: string }>

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'Backspace' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** One tab with a profile of its own: no cookies, caches or settings of another tab. */
export interface Tab {
  /** Opens a path of the site, or a URL, and resolves after the load event. */
  goto(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Closes the tab; from now on this is another one of the same profile, still without a page. */
  anotherTab(): Promise<void>
  url(): Promise<string>
  resize(width: number, height: number): Promise<void>
  /**
   * Calls a function in the page, where it can use nothing from outside but its argument; the result is JSON. It works where
   * the page's own scripts are off, too.
   */
  evaluate<R>(call: (argument: string) => R, argument?: string): Promise<Awaited<R>>
  /** Scrolls to the centre of the element and clicks there with the mouse; false if it cannot be clicked yet, or lay elsewhere when the click came. */
  click(target: Target): Promise<boolean>
  press(key: Key): Promise<void>
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>
  /** The page as printed: a PDF; null where the engine cannot print without a window. */
  pdf(): Promise<Uint8Array | null>
  /** Errors of scripts, of the console and of requests since the tab was opened. */
  faults(): readonly string[]
  close(): Promise<void>
}

type TabSettings = Readonly<{ siteUrl: string; javaScript: boolean }>

export interface Browser {
  /** For example 'Firefox 153.7.0'. */
  readonly version: string
  open(settings: TabSettings): Promise<Tab>
  close(): Promise<void>
}
