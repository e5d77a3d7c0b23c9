import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type defineList, fitColumns, minWidth } from '@console/list'
import { expect, test } from 'vitest'

/** A list of any feature. */
type List = ReturnType<ReturnType<typeof defineList<never>>>

const features = join(import.meta.dirname, '../../../packages/features')

/** Every list that a feature declares, on any screen. */
const lists = await Promise.all(
  globSync('**/src/**/*.ts', { cwd: features, exclude: (name) => name.includes('node_modules') })
    .filter((file) => readFileSync(join(features, file), 'utf8').includes('= defineList<'))
    .map(async (file) => {
      const [config] = Object.values(await import(/* @vite-ignore */ join(features, file)))
      return config as List
    }),
)

/** In pixels: width that the frame leaves for a table, less its borders and its bar, at 1440, 1366 and 1280. */
const rooms = [1023, 949, 863]

/** The same at 1024, and next to an open preview at 1440. */
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

const ids = (faulty: readonly List[]) => faulty.map(({ id }) => id)

/** Checks whether a column is needed to decide, besides the name. */
const isDecisive = ({ priority }: List['columns'][number]) => priority === 1

test('every list has a decisive column besides its name', () => {
  expect(lists.length).toBeGreaterThan(20)
  expect(ids(lists.filter(({ columns }) => !columns.slice(1).some(isDecisive)))).toEqual([])
})

test.each(rooms)('in %i px every list shows all its decisive columns without scrolling', (room) => {
  const faulty = lists.filter((list) => {
    const { shown, isTooWide } = fitOf(list, room)
    const wanted = list.columns.filter((column) => isDecisive(column) && !column.isOptional)
    return isTooWide || !wanted.every((column) => shown.includes(column))
  })
  expect(ids(faulty)).toEqual([])
})

test.each(smallRooms)(
  'in %i px every list shows its name and one decisive column without scrolling',
  (room) => {
    const faulty = lists.filter((list) => {
      const { shown, isTooWide } = fitOf(list, room)
      return isTooWide || shown[0] !== list.columns[0] || !shown.slice(1).some(isDecisive)
    })
    expect(ids(faulty)).toEqual([])
  },
)

test('at twice the text size every list shows its name and one decisive column beside a desktop’s navigation', () => {
  // From 1440 px on, rows are not cards.
  const faulty = lists.filter((list) => {
    const { shown, isTooWide } = fitOf(list, 1440, 2)
    return isTooWide || shown[0] !== list.columns[0] || !shown.slice(1).some(isDecisive)
  })
  expect(ids(faulty)).toEqual([])
})

test('amounts have room for twelve digits at their narrowest', () => {
  const narrow = lists.flatMap(({ id, columns }) =>
    columns
      .filter(({ csv = [] }) => csv.some((part) => 'money' in part || 'sums' in part))
      .filter((column) => minWidth(column, false) < 132)
      .map((column) => `${id} ${column.id}`),
  )
  expect(narrow).toEqual([])
})
