import { saleKind, salesResource } from '@console/domain/sale'
import { wordKeysOf } from '@console/kinds'
import { expect, test } from 'vitest'
import { en } from './words/en'

test('there is a word for everything that a sale can be', () => {
  expect(wordKeysOf(saleKind).filter((key) => !Object.hasOwn(en, key))).toEqual([])
})

test.each([salesResource])(
  'so many of them have a name in a question about many: $path',
  ({ path }) => {
    expect(en).toHaveProperty([`records.${path.slice(1)}_other`])
  },
)
