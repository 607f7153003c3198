/**
 * Places that stay empty unless the page's script makes elements of these names work, where the device remembers or may be asked to.
 * What stands in them then is the script's own, so they come once React has taken over what the server drew: it refuses what is more than that.
 */
import { createElement } from 'react'
import { useLive } from '#quiz/browser/use-live.tsx'

/** An offer to remember. */
export const MemoryOffer = () => (useLive() ? createElement('memory-offer') : null)

/** The question whether the pupil is sure of an answer. */
export const SureQuestion = () => (useLive() ? createElement('memory-sure', { hidden: true }) : null)
