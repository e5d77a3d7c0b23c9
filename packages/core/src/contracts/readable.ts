import * as z from 'zod/mini'
import { summarizeIssues } from './summarizeIssues'

/** The items of an answer that were not as agreed, and so were left out. */
export interface Unread {
  /** How many were left out. */
  count: number
  /** How many there were with them. */
  total: number
  /** Where in them, and in which way: `kind (invalid_value)`. */
  why: readonly string[]
  /** To be quoted to whoever runs the server. */
  requestId: string | null
}

type LeftOut = Omit<Unread, 'requestId'>

/** What the present parse has left out. Parsing is never interrupted, so there is only one at a time. */
let leftOut: LeftOut[] = []

/**
 * An array of an answer, read leniently, since a newer server may know more than this console: items that are not as agreed are left
 * out and counted. Not for a record that is written back whole, which would lose them.
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
          // What it had left out itself goes with it.
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

/** What the items of a `readableListOf` are; undefined of any other schema. */
export function itemOf(list: object): z.ZodMiniType | undefined {
  return itemsOf.get(list)
}

/** Parses an answer, and tells what of it was left out: null where nothing was. */
export function parseReadable<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown) {
  leftOut = []
  const parsed = schema.safeParse(answer)
  return { parsed, unread: leftOut.length === 0 ? null : addUp(leftOut) }
}

/** Several that were left out as one. */
export function addUp(parts: readonly LeftOut[]): LeftOut {
  const sum = (name: 'count' | 'total') => parts.reduce((all, each) => all + each[name], 0)
  return {
    count: sum('count'),
    total: sum('total'),
    why: [...new Set(parts.flatMap(({ why }) => why))],
  }
}
