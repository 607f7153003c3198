/** How often, from 1: 'once', 'twice', '3 times'. */
export const timesWords = (times: number): string => ['once', 'twice'][times - 1] ?? `${times} times`
