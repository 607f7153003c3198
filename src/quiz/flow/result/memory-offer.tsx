/**
 * Places that stay empty unless the page's script makes elements of these names work, where the device remembers or may be asked to.
 * What stands in them then is the script's own.
 */
import { createElement } from 'react'

/** An offer to remember. */
export const MemoryOffer = () => createElement('memory-offer')

/** The question whether the pupil is sure of an answer. */
export const SureQuestion = () => createElement('memory-sure', { hidden: true })
