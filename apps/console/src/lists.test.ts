import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitColumns, leastWidth } from '@console/templates/Index/columnFit'
import type { defineIndex } from '@console/templates'
import { expect, test } from 'vitest'

/** A list of any feature. */
type List = ReturnType<ReturnType<typeof defineIndex<never>>>

const features = join(import.meta.dirname, '../../../packages/features')

/** Every list that any feature declares, whatever shows it. */
const lists = await Promise.all(
  globSync('**/src/**/*.ts', { cwd: features, exclude: (name) => name.includes('node_modules') })
    .filter((file) => readFileSync(join(features, file), 'utf8').includes('= defineIndex<'))
    .map(async (file) => {
      const [config] = Object.values(await import(/* @vite-ignore */ join(features, file)))
      return config as List
    }),
)

/** In pixels: what the frame leaves for a table, less its borders and its bar, at 1440, 1366 and 1280. */
const rooms = [1023, 949, 863]

/** The same at 1024, and beside an open preview at 1440. */
const smallRooms = [607, 587]

const beside = ({
  hasNextStep,
  bulkActions = [],
  bulkLinks = [],
  rowActions = [],
  rowLinks = [],
}: List) => ({
  hasTick: bulkActions.length + bulkLinks.length > 0,
  hasStep: hasNextStep ?? false,
  hasMenu: rowActions.length + rowLinks.length > 0,
})

const fitOf = (list: List, width: number, scale = 1) =>
  fitColumns(
    list.columns.filter(({ isOptional }) => !isOptional),
    [],
    { width, scale, isCards: false },
    beside(list),
  )

test('there are lists, and each has a column by which one decides beside its name', () => {
  expect(lists.length).toBeGreaterThan(20)
  for (const { id, columns } of lists)
    expect(
      columns.slice(1).map(({ priority }) => priority),
      id,
    ).toContain(1)
})

test.each(rooms)(
  'in %i px every list shows all by which one decides, without scrolling',
  (room) => {
    for (const list of lists) {
      const { shown, isTooWide } = fitOf(list, room)
      const wanted = list.columns.filter(
        ({ priority, isOptional }) => priority === 1 && !isOptional,
      )
      expect(shown, list.id).toEqual(expect.arrayContaining([...wanted]))
      expect(isTooWide, list.id).toBe(false)
    }
  },
)

test.each(smallRooms)('in %i px it shows its name and one of these, without scrolling', (room) => {
  for (const list of lists) {
    const { shown, isTooWide } = fitOf(list, room)
    expect(shown[0], list.id).toBe(list.columns[0])
    expect(
      shown.slice(1).map(({ priority }) => priority),
      list.id,
    ).toContain(1)
    expect(isTooWide, list.id).toBe(false)
  }
})

test('with texts of twice their size every list shows its name and one of these beside a desk’s navigation', () => {
  for (const list of lists) {
    // From 1440 px on rows are no cards then.
    const { shown, isTooWide } = fitOf(list, 1440, 2)
    expect(shown.length, list.id).toBeGreaterThan(1)
    expect(isTooWide, list.id).toBe(false)
  }
})

test('amounts have room for twelve digits at their narrowest', () => {
  for (const { id, columns } of lists)
    for (const column of columns)
      if (column.csv?.some((part) => 'money' in part || 'sums' in part))
        expect(leastWidth(column, false), `${id} ${column.id}`).toBeGreaterThanOrEqual(132)
})
