import {
  type OrderDetail,
  type OrderRefundMethod,
  deliveryLeft,
  piecesArrived,
  refundableOf,
  refundFor,
  refundMethodsOf,
} from '@console/domain/order'
import { returnReasons } from '@console/domain/return-voucher'
import { money } from '@console/core/contracts'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { chosenOf, nothingOf, quantitiesOf } from './pieces'
import { explanation, inWords } from './reasons'
import { saying } from './says'

/** Fields of a refund beside its lines and its reason. */
export const refundFields = defineForm(
  z.object({ lines: z.record(z.string(), z.int()), delivery: money, method: z.string() }),
)

/** Values of a refund, as far as they are complete. */
export interface WrittenRefund {
  lines: Readonly<Record<string, unknown>>
  delivery: { amount: unknown; currency: OrderDetail['deliveryFee']['currency'] }
}

/** Amounts of a refund: computed from the order, never typed. */
export function refundOfWritten(detail: OrderDetail, { lines, delivery }: WrittenRefund) {
  const { amount, currency } = delivery
  const whole = typeof amount === 'number' && Number.isInteger(amount) ? amount : 0
  return refundFor(detail, { lines: chosenOf(lines), delivery: { amount: whole, currency } })
}

/** Form of a refund: delivered items only, never more than was paid. */
export function refundForm(detail: OrderDetail) {
  const left = piecesArrived(detail.lines, detail.shipments)
  const { currency } = detail.deliveryFee
  const fee = deliveryLeft(detail)
  const all = refundableOf(detail.transactions)
  const methods = refundMethodsOf[detail.paymentMethod]
  const comesTo = (input: WrittenRefund) => refundOfWritten(detail, input).amount.amount
  const schema = z
    .object({
      lines: quantitiesOf(left),
      delivery: money.check(
        z.refine(({ amount }) => amount >= 0 && amount <= fee, {
          ...saying('order:blocker.delivery_exceeded'),
        }),
      ),
      reasonCode: z.enum(returnReasons),
      note: explanation,
      method: z.enum(methods as [OrderRefundMethod, ...OrderRefundMethod[]]),
    })
    .check(
      z.refine((input) => comesTo(input) > 0, saying('order:blocker.lines_missing', ['lines'])),
      z.refine(
        (input) => comesTo(input) <= all,
        saying('order:blocker.amount_exceeded', ['lines']),
      ),
      inWords,
    )
  return {
    form: defineForm(schema),
    left,
    fee: { amount: fee, currency },
    refundable: { amount: all, currency },
    methods,
    initial: {
      lines: nothingOf(left),
      delivery: { amount: 0, currency },
      reasonCode: null,
      note: '',
      method: methods[0] ?? null,
    },
  }
}
