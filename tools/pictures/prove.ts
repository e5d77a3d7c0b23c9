/**
 * `node tools/pictures/prove.ts`: proves that `pnpm pictures` finds the expected changes and nothing else. In a worktree of
 * the last commit, one pixel, one colour, one mirroring and one word are changed, one at a time, and exactly the stories that
 * show them must have changed. Then the tree is compared with itself three times, and finally with all four changes, over
 * every story. Takes half an hour or more on two cores.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRevision } from '../revision.ts'
import type { Report } from './report.ts'
import { takePictures } from './takePictures.ts'

/** One deliberate change, and the pictures that must show it: story ids, with the affected modes. */
interface Change {
  name: string
  file: string
  from: string
  to: string
  expected: Record<string, string[]>
}

const both = ['light-ltr-desktop', 'dark-ar-desktop']
const english = ['light-ltr-desktop', 'light-ltr-phone']

const changes: Change[] = [
  {
    name: 'one pixel',
    file: 'packages/ui/src/primitives/Chip/Chip.tsx',
    from: 'margin-inline-start: 2px',
    to: 'margin-inline-start: 3px',
    // Not in LongText, whose width is set by its place and its words.
    expected: {
      'ui-primitives-chip--removable': both,
      'ui-primitives-chip--modes': both,
      'ui-primitives-chip--states': both,
      // The applied filters appear as removable chips.
      'templates-list--no-match': both,
    },
  },
  {
    name: 'one colour',
    file: 'packages/ui/src/primitives/Badge/Badge.tsx',
    from: 'background: ${theme.color.dangerSolid};',
    to: 'background: ${theme.color.info};',
    // No other count is marked as dangerous.
    expected: { 'ui-primitives-badge--modes': both },
  },
  {
    name: 'one mirroring',
    file: 'packages/ui/src/primitives/ProgressBar/ProgressBar.tsx',
    from: 'transform-origin: right;',
    to: 'transform-origin: left;',
    expected: {
      'ui-primitives-progressbar--known': ['dark-ar-desktop'],
      'ui-primitives-progressbar--label-hidden': ['dark-ar-desktop'],
      'ui-primitives-progressbar--long-text': ['dark-ar-desktop'],
      // It shows both directions, whatever the toolbar's setting.
      'ui-primitives-progressbar--modes': both,
    },
  },
  {
    name: 'one word',
    file: 'packages/features/access/src/messages/en.ts',
    from: "'forgot.submit': 'Send link'",
    to: "'forgot.submit': 'Send a link'",
    // Not in Loading, whose button is busy, and not in Sent, which has none.
    expected: {
      'features-access-forgotpasswordscreen--empty': english,
      'features-access-forgotpasswordscreen--filled': english,
      'features-access-forgotpasswordscreen--refused': english,
      'features-access-forgotpasswordscreen--failed': english,
    },
  },
]

let isProven = true

await inRevision(join(import.meta.dirname, '../..'), 'HEAD', async (root) => {
  for (const change of changes) {
    const undo = apply(root, change)
    check(change.name, await compareWithHead(root, false), change.expected)
    undo()
  }
  for (const time of ['first', 'second', 'third'])
    check(`the same tree, ${time} time`, await compareWithHead(root, true), {})
  for (const change of changes) apply(root, change)
  const expected = Object.assign(
    {},
    ...changes.map((change) => change.expected),
  ) as Change['expected']
  check('all four, over every story', await compareWithHead(root, true), expected)
})
console.log(isProven ? 'Proven.' : 'Not proven.')
if (!isProven) process.exitCode = 1

/** Makes a change and returns the function that undoes it. */
function apply(root: string, { file, name, from, to }: Change): () => void {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2)
    throw new Error(`${name}: ${file} does not hold "${from}" once; give the proof another.`)
  writeFileSync(path, source.replace(from, to))
  return () => writeFileSync(path, source)
}

async function compareWithHead(root: string, isAll: boolean): Promise<Report> {
  return takePictures({
    root,
    against: 'HEAD',
    choice: { isAll },
    out: join(root, '.cache/pictures/report'),
    windows: 2,
    signal: new AbortController().signal,
    report: () => undefined,
    onProgress: () => undefined,
  })
}

function check(name: string, { entries, taken }: Report, expected: Change['expected']): void {
  const wanted = new Set(
    Object.entries(expected).flatMap(([story, modes]) => modes.map((mode) => `${story}--${mode}`)),
  )
  const found = entries.filter(({ status }) => status !== 'unchanged')
  const missed = [...wanted].filter((key) => !found.some((entry) => entry.key === key))
  const others = found.filter(({ key, status }) => status !== 'changed' || !wanted.has(key))
  const isRight = missed.length + others.length === 0
  isProven &&= isRight
  const rate = (taken.pictures / taken.seconds).toFixed(1)
  console.log(
    `${isRight ? 'yes' : 'NO '} ${name}: ${found.length} changed, ${wanted.size} expected; ${taken.pictures} pictures, ${rate} a second`,
  )
  for (const key of missed) console.log(`    not found: ${key}`)
  for (const { key, status, pixels = 0, failure = '' } of others)
    console.log(`    not expected: ${key} ${status} ${pixels} px ${failure}`)
}
