import { commissionRateKind, commissionRatesResource } from '@console/domain/commission-rate'
import { wordKeysOf } from '@console/kinds'
import { expect, test } from 'vitest'
import { en } from './words/en'

test('there is a word for everything that a rate can be', () => {
  expect(wordKeysOf(commissionRateKind).filter((key) => !Object.hasOwn(en, key))).toEqual([])
})

test.each([commissionRatesResource])(
  'so many of them have a name in a question about many: $path',
  ({ path }) => {
    expect(en).toHaveProperty([`records.${path.slice(1)}_other`])
  },
)
