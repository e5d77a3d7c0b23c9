import {
  differenceReasons,
  merchantSaleKind,
  merchantSalesResource,
} from '@console/domain/merchant-sale'
import { returnKind, returnsResource } from '@console/domain/return-voucher'
import { wordKeysOf } from '@console/kinds'
import { expect, test } from 'vitest'
import { en } from './words/en'

const lacking = (keys: readonly string[]) => keys.filter((key) => !Object.hasOwn(en, key))

test('there is a word for everything that a payment at a till can be', () => {
  const reasons = differenceReasons.map((reason) => `reason.${reason}`)
  expect(lacking([...wordKeysOf(merchantSaleKind), ...reasons])).toEqual([])
})

test('there is a word for everything that a return can be', () => {
  expect(lacking(wordKeysOf(returnKind))).toEqual([])
})

test.each([merchantSalesResource, returnsResource])(
  'so many of them have a name in a question about many: $path',
  ({ path }) => {
    expect(en).toHaveProperty([`records.${path.slice(1)}_other`])
  },
)
