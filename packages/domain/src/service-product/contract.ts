import { money } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvableRow, updateOf } from '../approval/contract'
import { changeableItem, changeableItemDetail, item, itemDetail } from '../item/contract'
import { itemActions } from '../item/workflows'
import { countries, weeklyHours } from '../parties/contract'

const count = z.int().check(z.nonnegative())

/** A share in basis points: 1250 is 12.5 %. */
const basisPoints = count

/** Price models of services; one on quotation has no price. */
export const priceModels = ['fixed', 'hourly', 'per_unit', 'quote'] as const

/** Locations of a service. */
export const serviceModes = ['on_site', 'remote', 'at_shop'] as const

const serviceFields = {
  mode: z.enum(serviceModes),
  durationMinutes: count,
  serviceAreas: z.array(
    z.object({
      countryCode: z.enum(countries),
      county: z.string(),
      /** Null for the whole county. */
      town: z.nullable(z.string()),
    }),
  ),
  priceModel: z.enum(priceModels),
  /** Per hour or per unit, depending on the model; null on quotation. */
  price: z.nullable(money),
}

/** One row of `GET {business}/service-products`. */
export const serviceRow = z.extend(approvableRow, {
  _actions: itemActions,
  ...item,
  ...serviceFields,
  update: updateOf(z.object({ ...changeableItem, ...serviceFields })),
})

export type ServiceRow = z.infer<typeof serviceRow>

const serviceDetailFields = {
  availability: weeklyHours,
  /** Minimum notice for an order, in hours. */
  leadHours: count,
  depositBps: z.nullable(basisPoints),
  cancellation: z.enum(['flexible', 'moderate', 'strict']),
}

/** Answer of `GET {business}/service-products/{secureToken}`. */
export const serviceDetail = z.extend(serviceRow, {
  ...itemDetail,
  ...serviceDetailFields,
  detailUpdate: updateOf(z.object({ ...changeableItemDetail, ...serviceDetailFields })),
})

export type ServiceDetail = z.infer<typeof serviceDetail>
