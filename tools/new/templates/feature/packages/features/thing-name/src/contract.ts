import * as z from 'zod/mini'

const thingNameRecord = z.object({
  /** Tells the record apart in calls and addresses; it has no meaning inside. */
  secureToken: z.string(),
  name: z.string(),
  changedAt: z.iso.datetime(),
})

/** Answer of `GET {business}/thing-name`. `asOf`: the server's clock, which ages are counted from. */
export const thingNameAnswer = z.object({
  asOf: z.iso.datetime(),
  items: z.array(thingNameRecord),
})

/** What the list is drawn from. */
export type ThingNameAnswer = z.infer<typeof thingNameAnswer>
