import { money } from '@console/core/contracts'
import { endpoint, type Resolver } from '@console/sample'
import { systemAdmin } from '@console/core/permissions'
import { defineForm, type FormOf, type Unfilled } from '../defineForm'
import * as z from 'zod/mini'

/** Delivery of an order in the stories. */
export const deliveries = ['courier', 'own', 'pickup'] as const

/** Body of an order: as much as the template's stories need. */
export const orderBody = z.object({
  buyer: z.email(),
  delivery: z.enum(deliveries),
  lines: z
    .array(
      z.object({
        code: z.string().check(z.trim(), z.minLength(3), z.maxLength(12)),
        quantity: z.int().check(z.gte(1), z.lte(1000)),
        price: money.check(z.refine(({ amount }) => amount > 0)),
      }),
    )
    .check(z.minLength(1)),
  note: z.string().check(z.maxLength(60)),
})

/** Body of an order. */
export type OrderBody = z.infer<typeof orderBody>

/** Order of the stories. */
export const order: FormOf<z.input<typeof orderBody>, OrderBody> = defineForm(orderBody)

/** Empty line. */
export const blankLine: Unfilled<OrderBody['lines'][number]> = {
  code: '',
  quantity: 1,
  price: { amount: null, currency: 'KES' },
}

/** Empty order. */
export const blankOrder: Unfilled<OrderBody> = {
  buyer: '',
  delivery: null,
  lines: [blankLine],
  note: '',
}

/** Response to an order. */
export const orderAnswer = z.object({ reference: z.string() })

type Placing = Resolver<z.infer<typeof orderAnswer>, OrderBody, typeof systemAdmin>

/** `POST /small-orders` of the sample backend, for the stories alone. */
export function placeOrder(resolver: Placing) {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/small-orders',
      roles: systemAdmin,
      status: 201,
      body: orderBody,
      answer: orderAnswer,
      isOnce: true,
    },
    resolver,
  )
}

/** Price of an order. */
export const orderQuote = z.object({ total: money })

/** `POST /small-orders/quote`: the current price of an order. */
export function quoteOrder(
  resolver: Resolver<z.infer<typeof orderQuote>, OrderBody, typeof systemAdmin>,
) {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/small-orders/quote',
      roles: systemAdmin,
      body: orderBody,
      answer: orderQuote,
    },
    resolver,
  )
}

/** Sum of its lines, in the currency of the first. */
export function sumOf({ lines }: OrderBody): z.infer<typeof orderQuote> {
  return {
    total: {
      amount: lines.reduce((sum, { quantity, price }) => sum + quantity * price.amount, 0),
      currency: lines[0]?.price.currency ?? 'KES',
    },
  }
}

/**
 * Backend that accepts every order, once per key, and numbers them in sequence. An accepted order stays accepted when its
 * response is lost.
 */
export function orderDesk() {
  const taken: OrderBody[] = []
  const answers = new Map<string | null, z.infer<typeof orderAnswer>>()
  const take: Placing = ({ request, body }) => {
    const key = request.headers.get('Idempotency-Key')
    const answer = answers.get(key) ?? { reference: `ORD-${taken.push(body)}` }
    answers.set(key, answer)
    return answer
  }
  return { taken, take }
}
