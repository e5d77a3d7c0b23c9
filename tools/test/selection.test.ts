import { expect, test } from 'vitest'
import { temporaryTree } from '../checks/temporaryTree.ts'
import { selectionOf } from './selection.ts'

const tree: Record<string, string> = {
  '.storybook/preview.tsx': '',
  'packages/ui/package.json': '{ "name": "@console/ui" }',
  'packages/ui/src/Chip.tsx': 'export const Chip = 1',
  'packages/ui/src/Chip.stories.tsx': `import { Chip } from './Chip'`,
  'packages/ui/src/Meter.stories.tsx': '',
}

const chip = 'packages/ui/src/Chip.stories.tsx'

function selected(...changed: string[]) {
  return selectionOf(
    temporaryTree(tree),
    [chip, 'packages/ui/src/Meter.stories.tsx'],
    changed,
    (path) => tree[path],
  )
}

test('a component selects the stories that show it, and the journeys of the console', () => {
  expect(selected('packages/ui/src/Chip.tsx')).toEqual({
    stories: [chip],
    journeys: ['server', 'scripted', 'inPage'],
  })
})

test('a story, a unit test or a document selects no journey', () => {
  expect(selected(chip, 'packages/ui/src/Chip.test.ts', 'README.md')).toEqual({
    stories: [chip],
    journeys: [],
  })
})

test('a journey selects the journeys of its place, and no story', () => {
  expect(selected('apps/console/journeys/guard.journey.ts')).toEqual({
    stories: [],
    journeys: ['server', 'scripted', 'inPage'],
  })
  expect(selected('.storybook/journeys/book.journey.ts')).toEqual({
    stories: [],
    journeys: ['book'],
  })
})

test('a file around every story selects all of them, and the journeys of the book', () => {
  expect(selected('.storybook/preview.tsx')).toEqual({ stories: 'all', journeys: ['book'] })
})

test('the configuration of the tests selects all stories, and the lockfile selects everything', () => {
  expect(selected('vitest.config.ts')).toEqual({ stories: 'all', journeys: [] })
  expect(selected('pnpm-lock.yaml')).toEqual({
    stories: 'all',
    journeys: ['server', 'scripted', 'inPage', 'book'],
  })
})
