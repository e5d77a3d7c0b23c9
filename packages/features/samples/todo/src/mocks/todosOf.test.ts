import { expect, test } from 'vitest'
import { folders, labels, sampleTodos } from './sampleTodos'
import { todosOf } from './todosOf'

const today = '2026-06-15'
const asked = (query: string) =>
  todosOf(sampleTodos, new URLSearchParams(query), { folders, labels }, today)
const live = sampleTodos.filter(({ deleted }) => !deleted)

test('lists deleted to-dos only in their filter', () => {
  expect(asked('')).toEqual(live)
  expect(asked('folderHandle=all')).toEqual(live)
  expect(asked('filterHandle=deleted')).toEqual(sampleTodos.filter(({ deleted }) => deleted))
  for (const query of ['filterHandle=important', 'labelHandle=issue', 'folderHandle=office'])
    expect(asked(query).some(({ deleted }) => deleted)).toBe(false)
})

test('a label, a folder and each filter list only their own to-dos', () => {
  expect(asked('labelHandle=api').every((todo) => todo.labels.includes(2))).toBe(true)
  expect(asked('folderHandle=field').every(({ folder }) => folder === 2)).toBe(true)
  expect(asked('filterHandle=starred').every(({ starred }) => starred)).toBe(true)
  expect(asked('filterHandle=completed').every(({ completed }) => completed)).toBe(true)
  expect(asked('filterHandle=dueDate').every(({ dueDate }) => dueDate !== null)).toBe(true)
  expect(asked('filterHandle=today')).toHaveLength(1)
})

test('an unknown filter, label or folder has no to-dos', () => {
  for (const query of ['filterHandle=x', 'labelHandle=x', 'folderHandle=x'])
    expect(asked(query)).toEqual([])
})
