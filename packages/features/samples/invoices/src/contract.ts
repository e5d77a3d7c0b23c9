import * as z from 'zod/mini'

/** Specification 3: amounts are strings, `8445` or `675.60`. */
const amount = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,2})?$/))

/** Recipient of an invoice. */
const party = z.object({
  title: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
})

/** Supplied service. */
export const service = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Counted unit: hours, words. */
  unit: z.string(),
  unitPrice: amount,
  quantity: amount,
  total: amount,
})

/** Supplied service. */
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
  /** Issuer. */
  from: z.extend(party, { website: z.string() }),
  /** Customer, who pays. */
  client: party,
  services: z.array(service),
})

/** An invoice. */
export type Invoice = z.infer<typeof invoice>
