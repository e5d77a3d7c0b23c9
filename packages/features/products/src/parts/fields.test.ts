import { formatsOf } from '@console/core/i18n'
import { asSubmitted } from '@console/core/resources'
import { world } from '@console/sample'
import { goldenProducts, productEndpoints, productEntity } from '@console/sample/product'
import { goldenServices, serviceEndpoints, serviceEntity } from '@console/sample/service-product'
import { changesOf } from '@console/facts'
import { expect, test } from 'vitest'
import { productReadings, serviceReadings } from './fields'

const context = {
  formats: formatsOf('en'),
  t: (key: string, values?: object) => key + JSON.stringify(values),
  textOf: ({ en }: { en: string }) => en,
}

const derivedFields = { _actions: [], submission: null, claim: null, hiddenBy: null }

test('golden updates change twelve fields', () => {
  const product = world.rows(productEntity)[goldenProducts.manyChanges]!
  const wholeProduct = { ...productEndpoints.sample.toDetail(product, world), ...derivedFields }
  expect(changesOf(asSubmitted(wholeProduct), productReadings, context)).toHaveLength(12)
  const service = world.rows(serviceEntity)[goldenServices.manyChanges]!
  const wholeService = { ...serviceEndpoints.sample.toDetail(service, world), ...derivedFields }
  expect(changesOf(asSubmitted(wholeService), serviceReadings, context)).toHaveLength(12)
})
