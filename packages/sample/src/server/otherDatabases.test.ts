import { reviewEntity } from '../data/review/entity'
import { agentEntity } from '../data/agent/entity'
import { productEntity } from '../data/product/entity'
import { beforeEach, expect, test } from 'vitest'
import { token } from '@console/core/contracts'
import { databaseIn } from './otherDatabases'
import { database } from '../store/store'
import type { Index } from '../store/table'
import type { Agent } from '../data/agent/rows'
import { productUpdate } from '../data/product/details'

beforeEach(() => database.reset())

test('most scenarios are about the database as it is', () => {
  for (const scenario of ['ok', 'slow', '500', 'partial', 'drift'] as const)
    expect(databaseIn(scenario)).toBe(database)
})

test('empty: there is nothing', () => {
  expect(databaseIn('empty').rows(productEntity)).toEqual([])
})

test('one: one record of each kind, and one that waits', () => {
  const one = databaseIn('one')
  for (const rows of [one.rows(productEntity), one.rows(agentEntity), one.rows(reviewEntity)])
    expect(rows).toHaveLength(1)
  expect(databaseIn('one').rows(productEntity)[0]?.submission).not.toBeNull()
})

test('many: ten of each, every one with a token of its own by which it is found and changed', () => {
  const many = databaseIn('many')
  const rows = many.rows(agentEntity)
  expect(rows).toHaveLength(10 * database.rows(agentEntity).length)
  expect(new Set(rows.map(({ secureToken }) => secureToken)).size).toBe(rows.length)
  const last = rows.at(-1)!
  expect(token.safeParse(last.secureToken).success).toBe(true)
  expect(many.find(agentEntity, last.secureToken)).toEqual(last)
  const changed = many.change(agentEntity, last.secureToken, {}, 'someone')
  expect(changed).toMatchObject({ secureToken: last.secureToken, version: last.version + 1 })
})

test('many: a copy is submitted as its original is', () => {
  const original = database
    .rows(productEntity)
    .findIndex((row) => row.submission?.kind === 'update')
  const rows = databaseIn('many').rows(productEntity)
  const copy = rows[original + database.rows(productEntity).length]!
  expect(productUpdate(copy)).toEqual(productUpdate(rows[original]!))
  expect(productUpdate(copy)).not.toBeNull()
})

test('an index finds records in each of them', () => {
  const byName: Index<Agent> = { entity: agentEntity, keysOf: ({ first_name }) => [first_name] }
  const [agent] = database.rows(agentEntity) as [Agent]
  for (const scenario of ['ok', 'empty', 'one', 'many'] as const) {
    const other = databaseIn(scenario)
    const named = other
      .rows(agentEntity)
      .filter(({ first_name }) => first_name === agent.first_name)
    expect(other.matching(byName, agent.first_name)).toEqual(named)
  }
})
