/** The schema of the catalogue's pages, in JSON Schema. */
import { z } from 'zod'
import { cataloguePage } from '#app/parts/catalogue/catalogue-entry.ts'

export const loader = (): Response => Response.json(z.toJSONSchema(cataloguePage))
