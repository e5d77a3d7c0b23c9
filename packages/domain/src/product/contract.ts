import { money } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvableRow, updateOf } from '../approval/contract'
import {
  answeredInput,
  changeableItem,
  changeableItemDetail,
  item,
  itemDetail,
} from '../item/contract'
import { itemActions } from '../item/workflows'

const count = z.int().check(z.nonnegative())

const productFields = {
  /** 8, 12, 13 or 14 digits, the last of them a check digit. */
  gtin: z.nullable(z.string()),
  price: money,
}

/** One row of `GET {business}/products`. */
export const productRow = z.extend(approvableRow, {
  _actions: itemActions,
  ...item,
  ...productFields,
  stock: z.object({
    /** Units in stock, including reserved ones. */
    onHand: count,
    reserved: count,
    state: z.enum(['in', 'low', 'out']),
  }),
  update: updateOf(z.object({ ...changeableItem, ...productFields })),
})

export type ProductRow = z.infer<typeof productRow>

const productDetailFields = {
  /** Price before the reduction; null if it is not reduced. */
  compareAtPrice: z.nullable(money),
  /** Volume prices, by ascending quantity. */
  b2bTiers: z.array(z.object({ minQty: count, unitPrice: money })),
  /** Minimum order quantity. */
  moq: z.int().check(z.positive()),
  unit: z.enum(['piece', 'kg', 'litre', 'metre', 'carton', 'bag', 'pack', 'dozen']),
  packSize: z.nullable(z.string()),
  weightGrams: z.nullable(count),
  lengthMm: z.nullable(count),
  widthMm: z.nullable(count),
  heightMm: z.nullable(count),
}

/** Answer of `GET {business}/products/{secureToken}`. */
export const productDetail = z.extend(productRow, {
  ...itemDetail,
  ...productDetailFields,
  variants: z.array(
    z.object({
      sku: z.string(),
      options: z.array(answeredInput),
      price: money,
      onHand: count,
    }),
  ),
  detailUpdate: updateOf(z.object({ ...changeableItemDetail, ...productDetailFields })),
})

export type ProductDetail = z.infer<typeof productDetail>
