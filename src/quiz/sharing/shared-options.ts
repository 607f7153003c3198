/**
 * The options that a shared link carries in its fragment, where no server sees them: `#score=off&time=more&shuffle=k7f3`. The
 * fragment `view=print` leads to the sheet to print and is the page's part.
 */

/** `shuffle` is the seed of the options' order, '' for the order of the document; `moreTime` gives the clock a quarter more. */
export type SharedOptions = Readonly<{ shuffle: string; hideScore: boolean; moreTime: boolean; print: boolean }>

/** What a link without a fragment means. */
export const NOTHING_SHARED: SharedOptions = { shuffle: '', hideScore: false, moreTime: false, print: false }

const SEED = /^[a-z0-9]{1,8}$/

/** `fragment` with or without its '#'. What is not known or not well formed is nothing. */
export function readShared(fragment: string): SharedOptions {
  const named = new URLSearchParams(fragment.replace(/^#/, ''))
  const seed = named.get('shuffle') ?? ''
  return {
    shuffle: SEED.test(seed) ? seed : '',
    hideScore: named.get('score') === 'off',
    moreTime: named.get('time') === 'more',
    print: named.get('view') === 'print',
  }
}

/** The fragment with its '#', '' for no options. The sheet to print knows no other option. */
export function sharedFragment({ shuffle, hideScore, moreTime, print }: SharedOptions): string {
  if (print) return '#view=print'
  const parts = [
    ...(hideScore ? ['score=off'] : []),
    ...(moreTime ? ['time=more'] : []),
    ...(shuffle === '' ? [] : [`shuffle=${shuffle}`]),
  ]
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
