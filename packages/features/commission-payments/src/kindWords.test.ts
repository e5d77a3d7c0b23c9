import { collectionKind } from '@console/domain/commission-collection'
import { voucherKind, vouchersResource } from '@console/domain/commission-voucher'
import { wordKeysOf } from '@console/kinds'
import { expect, test } from 'vitest'
import { en } from './words/en'

const lacking = (keys: readonly string[]) => keys.filter((key) => !Object.hasOwn(en, key))

test('there is a word for everything that a voucher can be', () => {
  expect(lacking(wordKeysOf(voucherKind))).toEqual([])
})

test('there is a word for everything that can be done with what an agent has earned', () => {
  expect(lacking(wordKeysOf(collectionKind))).toEqual([])
})

test.each([vouchersResource])(
  'so many of them have a name in a question about many: $path',
  ({ path }) => {
    expect(en).toHaveProperty([`records.${path.slice(1)}_other`])
  },
)
