import { differenceReasons, merchantSaleKind } from '@console/domain/merchant-sale'
import { wordKeysOf } from '@console/templates/kindWords'
import { expect, test } from 'vitest'
import { en } from './words/en'

test('there is a word for everything that a payment at a till can be', () => {
  const reasons = differenceReasons.map((reason) => `reason.${reason}`)
  const keys = [...wordKeysOf(merchantSaleKind), ...reasons]
  expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([])
})
