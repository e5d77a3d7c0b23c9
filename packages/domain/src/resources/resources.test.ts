import { expect, test } from 'vitest'
import { agentsResource } from '../agent/resource'
import { businessesResource, submittedBusinesses } from '../business/resource'
import { collectionsResource } from '../commission-collection/resource'
import { entriesResource } from '../commission-entry/resource'
import { vouchersResource } from '../commission-voucher/resource'
import { ordersResource } from '../order/resource'
import { productsResource, submittedProducts } from '../product/resource'
import { returnsResource } from '../return-voucher/resource'
import { reviewsResource } from '../review/resource'
import { salesResource } from '../sale/resource'
import { servicesResource, submittedServices } from '../service-product/resource'

test('a resource exists once: what is read of one is kept under its id, and two with one id would read each other’s records', () => {
  const ids = [
    agentsResource,
    businessesResource,
    submittedBusinesses,
    collectionsResource,
    entriesResource,
    vouchersResource,
    ordersResource,
    productsResource,
    submittedProducts,
    returnsResource,
    reviewsResource,
    salesResource,
    servicesResource,
    submittedServices,
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
