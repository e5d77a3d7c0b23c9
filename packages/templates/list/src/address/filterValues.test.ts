import { expect, test } from 'vitest'
import type { ListFilter } from '../config/config'
import { isFiltered, withoutFilter, withValues } from './filterValues'

const days: ListFilter = { id: 'submitted', title: 'Submitted', kind: 'dates' }

test('adds values to those of other filters', () => {
  expect(withValues({ kind: ['new'] }, { overdue: ['true'] })).toEqual({
    kind: ['new'],
    overdue: ['true'],
  })
})

test('removes a filter without values', () => {
  expect(withValues({ kind: ['new'], overdue: ['true'] }, { kind: [] })).toEqual({
    overdue: ['true'],
  })
})

test('both ends of a range belong together', () => {
  const both = { submittedFrom: ['2026-06-01'], submittedTo: ['2026-06-02'], kind: ['new'] }
  expect(withoutFilter(both, days)).toEqual({ kind: ['new'] })
})

test('one end of a range is enough', () => {
  expect(isFiltered({ submittedTo: ['2026-06-02'] }, days)).toBe(true)
  expect(isFiltered({ kind: ['new'] }, days)).toBe(false)
})
