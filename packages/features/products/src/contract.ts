import * as z from 'zod/mini'

const productsRecord = z.object({
  /** Tells the record apart in calls and addresses; it has no meaning inside. */
  secureToken: z.string(),
  name: z.string(),
  changedAt: z.iso.datetime(),
})

/** Answer of `GET {business}/products`. `asOf`: the server's clock, which ages are counted from. */
export const productsAnswer = z.object({
  asOf: z.iso.datetime(),
  items: z.array(productsRecord),
})

/** What the list is drawn from. */
export type ProductsAnswer = z.infer<typeof productsAnswer>
