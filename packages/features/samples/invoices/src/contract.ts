import * as z from 'zod/mini'

/** Specification 3: amounts are strings, `8445` or `675.60`. */
const amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/))

/** Whom an invoice is for. */
const party = z.object({
  title: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
})

/** What was supplied. */
export const service = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** What is counted: hours, words. */
  unit: z.string(),
  unitPrice: amount,
  quantity: amount,
  total: amount,
})

/** What was supplied. */
export type Service = z.infer<typeof service>

/** Specification 3: an invoice. */
export const invoice = z.object({
  id: z.string(),
  number: z.string(),
  date: z.iso.date(),
  dueDate: z.iso.date(),
  subtotal: amount,
  tax: amount,
  discount: amount,
  total: amount,
  /** Who sends it. */
  from: z.extend(party, { website: z.string() }),
  /** Who pays it. */
  client: party,
  services: z.array(service),
})

/** An invoice. */
export type Invoice = z.infer<typeof invoice>
