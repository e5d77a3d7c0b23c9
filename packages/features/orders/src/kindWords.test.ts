import { orderKind, paymentKind, ordersResource } from '@console/domain/order'
import { wordKeysOf } from '@console/kinds'
import { expect, test } from 'vitest'
import { en } from './words/en'

test.each([orderKind, paymentKind])('there is a word for everything: $id', (kind) => {
  expect(wordKeysOf(kind).filter((key) => !Object.hasOwn(en, key))).toEqual([])
})

test.each([ordersResource])(
  'so many of them have a name in a question about many: $path',
  ({ path }) => {
    expect(en).toHaveProperty([`records.${path.slice(1)}_other`])
  },
)
