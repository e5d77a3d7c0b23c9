import type { AuditEvent } from '@console/core/kinds'
import { ownerActor } from '../business/seeds'
import { itemSla, productSellers } from './seeds'
import { featuredEvents } from '../item/featuredEvents'
import type { Submission } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { lastSubmission, type PastOf, pastOf } from '../shared/past'
import { productEntity } from './entity'
import { type Product, products } from './rows'

/** What happened to a product before the sample's start, newest first. */
export function productHistory(row: Product): AuditEvent[] {
  const past = productPast(row)
  return pastOf(past, featuredEvents(products()[past.index]?.featured ?? null))
}

/** What was submitted last of a product before the sample's start, also where nothing of it waits any more. */
export function lastProductSubmission(row: Product): Submission {
  return lastSubmission(productPast(row))
}

function productPast(record: Product): PastOf {
  const index = indexOf(productEntity, record)
  const row = products()[index] ?? record
  return {
    type: 'product',
    index,
    row,
    slaHours: itemSla,
    hasUpdates: true,
    owner: ownerActor(productSellers()[index]?.index ?? 0),
  }
}
