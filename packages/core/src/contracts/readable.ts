import * as z from 'zod/mini'

/** The skipped items of a response, which did not match the contract. */
export interface Skipped {
  /** Number of skipped items. */
  count: number
  /** Total number of items, the skipped ones included. */
  total: number
  /** Their paths and issues: `kind (invalid_value)`. */
  why: readonly string[]
  /** Request id, to quote to the server's operator. */
  requestId: string | null
}

type LeftOut = Omit<Skipped, 'requestId'>

/** Items skipped by the current parse. Parsing is synchronous, so there is only one at a time. */
let leftOut: LeftOut[] = []

/**
 * Lenient array of a response, since a newer server may know more than this console: items that don't match the contract are skipped
 * and counted. Not for a record that is written back as a whole, which would lose them.
 */
export function readableListOf<Item, Sent = Item>(
  item: z.ZodMiniType<Item, Sent>,
): z.ZodMiniType<Item[], Sent[]> {
  const list = z.pipe(
    z.array(z.custom<Sent>()),
    z.transform((all: Sent[]): Item[] => {
      const items: Item[] = []
      const why: string[] = []
      for (const each of all) {
        const before = leftOut
        const { success, data, error } = item.safeParse(each)
        if (success) items.push(data)
        else {
          // The items skipped inside it are dropped with it.
          leftOut = before
          why.push(...summarizeIssues(error))
        }
      }
      const count = all.length - items.length
      if (count > 0) leftOut = [...leftOut, { count, total: all.length, why: [...new Set(why)] }]
      return items
    }),
  )
  itemsOf.set(list, item)
  return list
}

const itemsOf = new WeakMap<object, z.ZodMiniType>()

/** Item schema of a `readableListOf`; undefined for any other schema. */
export function itemOf(list: object): z.ZodMiniType | undefined {
  return itemsOf.get(list)
}

/** Parses a response, and reports the skipped items: null where there are none. */
export function parseReadable<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown) {
  leftOut = []
  const parsed = schema.safeParse(answer)
  return { parsed, skipped: leftOut.length === 0 ? null : addUp(leftOut) }
}

/** Merges several reports of skipped items. */
export function addUp(parts: readonly LeftOut[]): LeftOut {
  const sum = (name: 'count' | 'total') => parts.reduce((all, each) => all + each[name], 0)
  return {
    count: sum('count'),
    total: sum('total'),
    why: [...new Set(parts.flatMap(({ why }) => why))],
  }
}

/** Only the first few differences are reported: a completely different server would fill pages. */
const maxIssues = 5

/** Paths and kinds of a response's contract violations, without the values: `kind (invalid_value)`. */
export function summarizeIssues({ issues }: z.core.$ZodError): string[] {
  const places = issues.map(({ path, code }) => `${path.join('.') || 'all'} (${code})`)
  return [...new Set(places)].slice(0, maxIssues)
}
