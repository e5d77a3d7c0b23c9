import { expect, test } from 'vitest'
import { iconsIn, tokensIn } from './bookSources.ts'

test('lists icons with the files that use them, under their own names', () => {
  const sources = [
    { file: 'a.tsx', text: `import { Bell, type LucideIcon, X as Cross } from 'lucide-react'` },
    { file: 'b.tsx', text: `import {\n  Bell,\n} from 'lucide-react'` },
  ]
  expect(iconsIn(sources)).toEqual([
    { name: 'Bell', files: ['a.tsx', 'b.tsx'], isMirrored: false },
    { name: 'X', files: ['a.tsx'], isMirrored: false },
  ])
})

test('an icon that is mirrored anywhere is a mirrored one', () => {
  const text = `import { ArrowRight as Next } from 'lucide-react'\n<Next aria-hidden data-mirrored />`
  expect(iconsIn([{ file: 'a.tsx', text }])).toMatchObject([{ isMirrored: true }])
})

test('lists tokens once per file, however they are taken', () => {
  const text =
    '${theme.color.text} ${theme.color.text} ${theme.space[4]} ${theme.vars.color.focus} theme.raw.text.xs'
  expect(
    tokensIn([{ file: 'a.tsx', text }]).map(({ name, files }) => [name, files.length]),
  ).toEqual([
    ['color.focus', 1],
    ['color.text', 1],
    ['space.4', 1],
    ['text.xs', 1],
  ])
})
