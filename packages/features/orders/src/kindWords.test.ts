import { orderKind } from '@console/domain/order'
import { wordKeysOf } from '@console/templates/kindWords'
import { expect, test } from 'vitest'
import { en } from './words/en'

test('there is a word for everything that an order can be', () => {
  expect(wordKeysOf(orderKind).filter((key) => !Object.hasOwn(en, key))).toEqual([])
})
