import { agentEntity, fixtureAgents } from '@console/sample/agent'
import { formatsOf } from '@console/core/i18n'
import { database } from '@console/sample'
import { csvRows } from '@console/list'
import { expect, test } from 'vitest'
import type { AgentRow } from '@console/domain/agent'
import { agentColumns } from './agentListParts'

const rows = database.rows(agentEntity) as unknown as readonly AgentRow[]
const context = { formats: formatsOf('en'), t: String, now: new Date('2026-06-15T09:00:00Z') }
const [head = [], ...lines] = csvRows(Object.values(agentColumns), rows, context)

test('a missing value is empty instead of a dash, and the agent number is a column', () => {
  expect(lines.flat()).not.toContain('–')
  expect(lines).toHaveLength(180)
  expect(head.slice(0, 2)).toEqual(['column.agent', 'column.agentNo'])
})

test('has outstanding and earned amounts in every currency', () => {
  const line = csvRows(
    [agentColumns.outstanding, agentColumns.earned30d],
    [rows[fixtureAgents.threeCurrencies] as AgentRow],
    context,
  )[1]
  const { balances, earned30d } = rows[fixtureAgents.threeCurrencies] as AgentRow
  expect(balances).toHaveLength(3)
  expect(line).toHaveLength(balances.length + earned30d.length)
  for (const { currency, outstanding } of balances)
    expect(line).toContainEqual({ currency, amount: outstanding })
})

test('documents are two numbers, not a fraction that reads as a date', () => {
  const [, line] = csvRows([agentColumns.documents], rows, context)
  expect(line?.every((cell) => typeof cell === 'number')).toBe(true)
})
