import * as z from 'zod/mini'
import { whatIsWrong } from './whatIsWrong'

/** What of an answer was not as agreed and is not among what was read. */
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

/** What the parse that is under way has left out: parsing is never interrupted, so there is one at a time. */
let leftOut: LeftOut[] = []

/**
 * An array of an answer, of a server that may know more than this console: what of it is not as agreed is left out and counted, and
 * the others are read. It is no part of a record that is written back whole, which would lose what was left out.
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
          why.push(...whatIsWrong(error))
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
