/** The memory of this device or of this tab, as its owner chose. Browser only. */
import { memoryChoice } from '#memory/choice/choice.ts'
import { type Memory, openMemory } from '#memory/memory.ts'
import { openIndexedDb } from '#memory/store/indexed-db.ts'
import { thisVisitStore } from '#memory/store/this-visit.ts'

/** Where it is kept. Nothing is opened before it is used. */
export const stores = { device: openIndexedDb(), visit: thisVisitStore(() => sessionStorage) }

export const onDevice: Memory = openMemory(stores.device.store)
export const thisVisit: Memory = openMemory(stores.visit)

// A page that is kept for the way back keeps its transactions in WebKit, and those of all other pages wait for them.
addEventListener('pagehide', ({ persisted }) => onDevice.rest(persisted))
addEventListener('pageshow', () => onDevice.rest(false))

/** The one that is in use. */
export const memory = (): Memory => (memoryChoice() === 'visit' ? thisVisit : onDevice)
