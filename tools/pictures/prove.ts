/**
 * `node tools/pictures/prove.ts`: proves that `pnpm pictures` finds the expected changes and nothing else, on the chosen set of a worktree of
 * the last commit. First the tree is compared with itself three times: its pictures are taken four times, and never differ. Then one pixel,
 * one colour, one mirroring and one word are changed, and exactly the stories that show them must have changed. Takes about half an hour on two idle
 * cores.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRevision } from '../revision.ts'
import type { Report } from './report.ts'
import { takePictures } from './takePictures.ts'

/** One deliberate change, and the pictures that must show it: story ids, with the affected modes. */
interface Change {
  file: string
  from: string
  to: string
  expected: Record<string, string[]>
}

const both = ['light-ltr-desktop', 'dark-ar-desktop']

const changes: Change[] = [
  {
    file: 'packages/ui/src/primitives/Chip/Chip.tsx',
    from: 'margin-inline-start: 2px',
    to: 'margin-inline-start: 3px',
    // Not in LongText, whose width is set by its place and its words.
    expected: {
      'ui-primitives-chip--removable': ['light-ltr-desktop'],
      'ui-primitives-chip--modes': both,
      'ui-primitives-chip--states': both,
    },
  },
  {
    file: 'packages/ui/src/primitives/Badge/Badge.tsx',
    from: 'background: ${theme.color.dangerSolid};',
    to: 'background: ${theme.color.info};',
    // No other count is marked as dangerous.
    expected: { 'ui-primitives-badge--modes': both },
  },
  {
    file: 'packages/ui/src/primitives/ProgressBar/ProgressBar.tsx',
    from: 'transform-origin: right;',
    to: 'transform-origin: left;',
    // It shows both directions; the others are taken left to right.
    expected: { 'ui-primitives-progressbar--modes': both },
  },
  {
    file: 'packages/features/access/src/messages/en.ts',
    from: "'forgot.submit': 'Send link'",
    to: "'forgot.submit': 'Send a link'",
    expected: {
      'features-access-forgotpasswordscreen--empty': ['light-ltr-desktop'],
      'features-access-forgotpasswordscreen--filled': ['light-ltr-desktop', 'light-ltr-phone'],
    },
  },
]

let isProven = true

await inRevision(join(import.meta.dirname, '../..'), 'HEAD', async (root) => {
  for (const time of ['first', 'second', 'third'])
    check(`the same tree, ${time} time`, await compareWithHead(root), {})
  for (const change of changes) apply(root, change)
  const expected = changes.map((change) => change.expected)
  check('four changes', await compareWithHead(root), Object.assign({}, ...expected))
})
console.log(isProven ? 'Proven.' : 'Not proven.')
if (!isProven) process.exitCode = 1

function apply(root: string, { file, from, to }: Change): void {
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2)
    throw new Error(`${file} does not contain "${from}" once; give the proof another change.`)
  writeFileSync(path, source.replace(from, to))
}

async function compareWithHead(root: string): Promise<Report> {
  return takePictures({
    root,
    against: 'HEAD',
    choice: { scope: 'chosen' },
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
  // A picture that was stored on both sides would be compared with itself.
  const isTaken = taken.pictures >= entries.length
  const isRight = isTaken && missed.length + others.length === 0
  isProven &&= isRight
  const rate = (taken.pictures / taken.seconds).toFixed(1)
  console.log(
    `${isRight ? 'yes' : 'NO '} ${name}: ${found.length} changed, ${wanted.size} expected; ${taken.pictures} pictures taken of ${entries.length}, ${rate} a second`,
  )
  for (const key of missed) console.log(`    not found: ${key}`)
  for (const { key, status, pixels = 0, failure = '' } of others)
    console.log(`    not expected: ${key} ${status} ${pixels} px ${failure}`)
}
