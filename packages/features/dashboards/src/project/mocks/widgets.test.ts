import { expect, test } from 'vitest'
import { projectWidgets } from '../contract'
import { named } from '../named'
import { spending } from '../Spent'
import { widgetsForCustomers } from './handlers'
import { sampleProjectWidgets } from './widgets'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test('every widget matches its contract', () => {
  expect(projectWidgets.parse(sampleProjectWidgets)).toEqual(sampleProjectWidgets)
})

test('kinds of work add up to the whole budget, and to the spending of the weeks', () => {
  const { budget: whole, data: weeks } = named(sampleProjectWidgets, 'spent')!
  const { data: kinds } = named(sampleProjectWidgets, 'budget')!
  expect(sumOf(kinds.map(({ total }) => total.amount))).toBe(whole.amount)
  expect(sumOf(kinds.map(({ spent }) => spent.amount))).toBe(spending(whole, weeks).at(-1)?.spent)
})

test('customers receive no contact details of team members', () => {
  const { data } = named(widgetsForCustomers(sampleProjectWidgets), 'team')!
  expect(data.length).toBeGreaterThan(0)
  for (const member of data) {
    expect(member).not.toHaveProperty('email')
    expect(member).not.toHaveProperty('phone')
  }
})
