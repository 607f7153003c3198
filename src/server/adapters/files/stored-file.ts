import { z } from 'zod'

/** A file in the index of a storage. */
export const storedFile = z.object({
  path: z.string(),
  size: z.int().nonnegative(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
