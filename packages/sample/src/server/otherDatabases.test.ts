import { beforeEach, expect, test } from 'vitest'
import { token } from '@console/core/contracts'
import { databaseIn } from './otherDatabases'
import type { Entity } from '../store/entity'
import { database } from '../store/store'
import type { Index } from '../store/table'

interface Agent {
  secureToken: string
  first_name: string
  submission: { revision: number } | null
  version: number
}

const agent = (letter: string, first_name: string, submission: Agent['submission']): Agent => ({
  secureToken: letter.repeat(22),
  first_name,
  submission,
  version: 1,
})

const agentEntity: Entity<Agent> = {
  name: 'agents of this test',
  seed: () => [
    agent('a', 'Amani', null),
    agent('b', 'Baraka', { revision: 2 }),
    agent('c', 'Amani', { revision: 1 }),
  ],
  token: 'secureToken',
}

const remarkEntity: Entity<{ remarkToken: string; version: number }> = {
  name: 'remarks of this test',
  seed: () => ['d', 'e'].map((letter) => ({ remarkToken: letter.repeat(22), version: 1 })),
  token: 'remarkToken',
}

beforeEach(() => database.reset())

test('most scenarios use the database as it is', () => {
  for (const scenario of ['ok', 'slow', '500', 'partial', 'drift'] as const)
    expect(databaseIn(scenario)).toBe(database)
})

test('empty: no records', () => {
  expect(databaseIn('empty').rows(agentEntity)).toEqual([])
})

test('one: one record of each entity, a waiting one where possible', () => {
  const one = databaseIn('one')
  expect(one.rows(remarkEntity)).toHaveLength(1)
  expect(one.rows(agentEntity)).toEqual([agentEntity.seed()[1]])
})

test('many: ten copies of each record, each found and changed by its own token', () => {
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

test('an index finds records in each database', () => {
  const byName: Index<Agent> = { entity: agentEntity, keysOf: ({ first_name }) => [first_name] }
  for (const scenario of ['ok', 'empty', 'one', 'many'] as const) {
    const other = databaseIn(scenario)
    const named = other.rows(agentEntity).filter(({ first_name }) => first_name === 'Amani')
    expect(other.matching(byName, 'Amani')).toEqual(named)
  }
})
