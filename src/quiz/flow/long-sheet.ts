/** A sheet of more items than this is not seen at a glance: there is something to come back to, so it has flags. */
const LONG = 30

export const isLong = ({ items }: Readonly<{ items: readonly unknown[] }>): boolean => items.length > LONG
