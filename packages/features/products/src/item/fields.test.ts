import { formatsOf } from '@console/core/i18n'
import { asSubmitted } from '@console/core/resources'
import { database } from '@console/sample'
import { fixtureProducts, productEndpoints, productEntity } from '@console/sample/product'
import { fixtureServices, serviceEndpoints, serviceEntity } from '@console/sample/service-product'
import { changesOf } from '@console/details'
import { expect, test } from 'vitest'
import { productReadings, serviceReadings } from './fields'

const context = {
  formats: formatsOf('en'),
  t: (key: string, values?: object) => key + JSON.stringify(values),
  textOf: ({ en }: { en: string }) => en,
}

const derivedFields = { _actions: [], submission: null, claim: null, hiddenBy: null }

test('fixture updates change twelve fields', () => {
  const product = database.rows(productEntity)[fixtureProducts.manyChanges]!
  const wholeProduct = { ...productEndpoints.sample.toDetail(product, database), ...derivedFields }
  expect(changesOf(asSubmitted(wholeProduct), productReadings, context)).toHaveLength(12)
  const service = database.rows(serviceEntity)[fixtureServices.manyChanges]!
  const wholeService = { ...serviceEndpoints.sample.toDetail(service, database), ...derivedFields }
  expect(changesOf(asSubmitted(wholeService), serviceReadings, context)).toHaveLength(12)
})
