import { expect, test } from 'vitest'
import type { ListSource } from '../lists/listSource'
import { en } from '../messages/en'
import { queryFaults } from '../server/parameters'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { readSentences } from '../server/sentences'
import { database } from '../store/store'
import { agentChecksOf } from './agent/details'
import { agentEntity } from './agent/entity'
import { businessChecksOf } from './business/details'
import { businessEntity } from './business/entity'
import { listingChecksOf } from './listing/details'
import { listingEntity } from './listing/entity'
import { productChecksOf } from './product/details'
import { productEntity } from './product/entity'
import { serviceChecksOf } from './service-product/details'
import { serviceEntity } from './service-product/entity'

test('findings of checks are keys by code and result; every key of a finding is used', () => {
  resetSampleBackend()
  const checks = [
    ...database.rows(businessEntity).map(businessChecksOf),
    ...database.rows(agentEntity).map(agentChecksOf),
    ...database.rows(productEntity).map((row) => productChecksOf(row)),
    ...database.rows(serviceEntity).map(serviceChecksOf),
    ...database.rows(listingEntity).map((row) => listingChecksOf(row, database)),
  ].flat()
  const details = new Set<string>()
  for (const { code, result, detail } of checks) {
    expect(detail).toBe(result === 'pass' ? null : `check.${code}.${result}`)
    if (detail) details.add(detail)
  }
  const keys = Object.keys(en).filter((key) => key.startsWith('check.'))
  // Only a registration since the seed can have an expired licence.
  expect(new Set([...details, 'check.pharmacy_licence.fail'])).toEqual(new Set(keys))
})

/** Declarations of lists, whose queries have every type of parameter. */
const declared = import.meta.glob<Record<string, unknown>>('./*/endpoints.ts', {
  eager: true,
})

test('parameter errors are keyed, with their values', async () => {
  const lists = Object.values(declared)
    .flatMap((file) => Object.values(file))
    .filter(hasList)
  expect(lists.length).toBeGreaterThanOrEqual(11)
  const faults = lists.flatMap(({ sample: { list } }) => {
    const names = Object.keys(list.parameters)
    const nonsense = names.flatMap((name) =>
      ['', '!', '0', 'x'.repeat(500)].map((value): [string, string] => [name, value]),
    )
    return [
      ...nonsense.flatMap((pair) => queryFaults(list.parameters, new URLSearchParams([pair]))),
      ...queryFaults(
        list.parameters,
        new URLSearchParams('page=1&page=2&unheard=of&sort=!,!,!,!,!'),
      ),
    ]
  })
  const messages = faults.map(({ message }) => message)
  expect(messages.filter((message) => typeof message === 'object' && 'text' in message)).toEqual([])
  const translate = await readSentences('en')
  const texts = [...new Set(messages.map(translate))]
  expect(texts.length).toBeGreaterThan(10)
  expect(texts).toEqual(
    expect.arrayContaining([
      'At most 100 characters.',
      'This cannot be “!”.',
      'A page can have 10, 25, 50, 100 rows.',
    ]),
  )
  expect(texts.filter((text) => /\{|undefined|\[object/.test(text))).toEqual([])
})

function hasList(value: unknown): value is { sample: { list: ListSource<unknown> } } {
  return typeof value === 'object' && value !== null && 'sample' in value
}
