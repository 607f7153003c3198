/**
 * A part of a page that comes to life in the browser. The page around it is plain HTML: no script is spent on what
 * never changes. What the browser draws must be what the server drew, so both take the same props.
 */
import type { ReactNode } from 'react'

/** The names of the islands; `entry.client.ts` knows how to hydrate each. */
export type IslandName = 'quiz' | 'listening'

/** `data` are the props of the island's component, as JSON; `children` is that component with these props. */
export function Island({ name, data, children }: Readonly<{ name: IslandName; data: object; children: ReactNode }>) {
  return (
    <div data-island={name} data-props={JSON.stringify(data)}>
      {children}
    </div>
  )
}
