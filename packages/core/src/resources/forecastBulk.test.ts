import type { Money } from '../contracts'
import type { ActionableRow, AnyWorkflow } from '../workflows'
import { expect, test } from 'vitest'
import { forecastBulk } from './forecastBulk'

interface Row extends ActionableRow {
  id: string
  amount: Money
}

function row(id: string, currency: Money['currency'], state: object = { blocker: null }): Row {
  const _actions = [{ action: 'pay', blocker: null, ...state }]
  return { id, version: 1, _actions, amount: { amount: 100, currency } }
}

const workflow = {
  actions: { pay: { amountOf: ({ amount }: Row) => amount } },
} as unknown as AnyWorkflow<Row>
const resource = { workflows: [workflow], tokenOf: ({ id }: Row) => id }

test('leaves out rows that are blocked or only possible one at a time, and sums amounts by currency', () => {
  const rows = [
    row('a', 'KES'),
    row('b', 'UGX'),
    row('c', 'KES', { blocker: 'same_person' }),
    row('d', 'KES', { isAlone: true }),
    row('e', 'KES'),
    { ...row('f', 'KES'), _actions: [] },
  ]
  const { possible, sums, leftOut } = forecastBulk(resource, rows, 'pay')
  expect(possible).toBe(3)
  expect(sums).toEqual([
    { amount: 200, currency: 'KES' },
    { amount: 100, currency: 'UGX' },
  ])
  expect(leftOut.map(({ blocker, tokens }) => [blocker, tokens])).toEqual([
    ['same_person', ['c']],
    ['not_eligible', ['d']],
    ['wrong_status', ['f']],
  ])
})
