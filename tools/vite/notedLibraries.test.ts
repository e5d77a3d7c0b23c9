import { expect, test } from 'vitest'
import { temporaryTree } from '../checks/temporaryTree.ts'
import { notedLibraries } from './notedLibraries.ts'

function noted(...lines: string[]) {
  return notedLibraries(
    temporaryTree({
      'packages/ui/package.json': '{ "name": "@console/ui" }',
      'packages/ui/src/Chip.tsx': lines.join('\n'),
    }),
  ).name
}

const icons = `import { X } from 'lucide-react'`

test.each([
  `import { Link } from 'react-aria-components/Link'`,
  `import '@fontsource/ibm-plex-sans/400.css'`,
  `const soon = import('pixelmatch')`,
])('a new library makes Vite scan again: %s', (line) => {
  expect(noted(icons, line)).not.toBe(noted(icons))
})

test.each([
  `import { Y } from 'lucide-react'`,
  `import { Grid } from './Grid'`,
  `import { theme } from '@console/ui'`,
  `import preview from '#storybook/preview'`,
  `import { join } from 'node:path'`,
])('other imports do not: %s', (line) => {
  expect(noted(icons, line)).toBe(noted(icons))
})
