/** A sheet of more items than this is not seen at a glance: there is something to come back to, so it has flags. */
export const LONG = 30
