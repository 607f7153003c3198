/** The id of the next family or written problem: 'M217' where the last one is M216. An id that is gone is not given again. Pure. */
export const nextId = (ids: readonly string[]): string => `M${Math.max(...ids.map((id) => Number(id.slice(1)))) + 1}`
