/** Characters and words that a quiz of somebody else may not hold. */

/**
 * Controls but tab and line ends, formats (they turn the order of letters round, or have no width), what looks like nothing, and heaps of
 * accents, which cover the lines around them.
 */
const HIDDEN =
  /\p{Mn}{5}|[^\P{Cc}\t\n\r]|[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\u034f|\u17b4|\u17b5|[\u115f\u1160\u2800\u3164\uffa0\ufffe\uffff]/u

export const hasHiddenSigns = (text: string): boolean => HIDDEN.test(text)

const WEB_ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"']*/gi

export const hasWebAddress = (text: string): boolean => text.search(WEB_ADDRESS) !== -1

export const withoutWebAddresses = (text: string): string => text.replaceAll(WEB_ADDRESS, '')

/** In one line, with single spaces. */
export const inOneLine = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
