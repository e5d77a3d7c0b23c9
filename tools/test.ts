/**
 * `pnpm test`: all checks and tests. The checks and the builds run in parallel, then the unit tests and stories, then the journeys over the
 * builds. The last line sums the test runners' results; a step without a test runner counts only when it fails. Tests that passed only on
 * the second try are named, and so are the slowest. `--changed` leaves out what a change since `main`, or `--against` another revision,
 * cannot affect.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { readStoryEntries } from './checks/storyEntries.ts'
import { changedSince, commitOf, textAt } from './git.ts'
import { dearestOf, type TestTime } from './test/dearest.ts'
import {
  countPlaywright,
  countVitest,
  type Outcome,
  type PlaywrightReport,
  sumOf,
  type VitestReport,
  withExitCode,
} from './test/outcomes.ts'
import { type Selection, selectionOf } from './test/selection.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'console-reports-'))
const none: Outcome = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []

/** One step: a command, and the way to read its outcome where it is a test runner. */
interface Step {
  name: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
  outcome?: () => Outcome
}

/** Runs a step. Its output is shown live, or at its end where another step runs in parallel. */
async function run({ name, command, env, outcome }: Step, isAlone: boolean): Promise<Outcome> {
  const start = performance.now()
  const [program, ...args] = command
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', (error) => (output += error.message))
    child.on('close', (exitCode) => {
      if (output !== '') console.log(`\n${output.trim()}`)
      resolve(exitCode ?? 1)
    })
  })
  const result = withExitCode(readOutcome(outcome), code)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const counts = outcome
    ? [
        `${result.passed} passed`,
        `${result.failed} failed`,
        result.skipped > 0 ? `${result.skipped} skipped` : '',
        result.stories ? `${(result.stories / Number(seconds)).toFixed(1)} stories a second` : '',
      ]
        .filter((count) => count !== '')
        .join(', ')
    : ''
  lines.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(22)}${seconds.padStart(6)} s  ${counts}`)
  return result
}

/** A runner that wrote no report has failed; its exit code shows it. */
function readOutcome(outcome: (() => Outcome) | undefined): Outcome {
  try {
    return outcome?.() ?? none
  } catch {
    return { ...none, failed: 1 }
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const checks: Step = { name: 'checks', command: ['node', 'tools/check.ts'] }
const builds: Step = { name: 'builds', command: ['node', 'tools/journeys.ts'] }

/** A Vitest step; without arguments it runs everything. */
function vitest(name: string, ...args: string[]): Step {
  const file = join(reports, `${name}.json`)
  return {
    name,
    command: [
      'vitest',
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    outcome: () => countVitest(readReport(file) as VitestReport),
  }
}

/** The Playwright step; without projects it runs all. */
function journeys(...projects: string[]): Step {
  const file = join(reports, 'playwright.json')
  return {
    name: 'journeys',
    command: [
      'playwright',
      'test',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=list,json',
    ],
    env: { CONSOLE_IS_BUILT: 'yes', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    outcome: () => countPlaywright(readReport(file) as PlaywrightReport),
  }
}

/** The steps after the checks: the tests, and the journeys, which need builds. */
interface Plan {
  tests: Step[]
  journeys: Step | null
}

const whole: Plan = {
  tests: [{ ...vitest('unit tests and stories'), env: { CONSOLE_IS_BUILT: 'yes' } }],
  journeys: journeys(),
}

/** Steps that a change since a commit can affect. */
async function planSince(commit: string): Promise<Plan> {
  const storyFiles = (await readStoryEntries(root)).map(({ file }) => file)
  const changed = changedSince(root, commit)
  const selection = selectionOf(root, [...new Set(storyFiles)], changed, (path) =>
    textAt(root, commit, path),
  )
  console.log(describeSelection(changed, selection))
  const { stories } = selection
  const files = stories === 'all' ? [] : stories
  return {
    tests: [
      vitest('unit tests', '--project=unit*', `--changed=${commit}`, '--passWithNoTests'),
      ...(stories === 'all' || files.length > 0
        ? [vitest('stories', '--project=stories*', ...files)]
        : []),
    ],
    journeys: selection.journeys.length > 0 ? journeys(...selection.journeys) : null,
  }
}

function describeSelection(
  changed: readonly string[],
  { stories, journeys: projects }: Selection,
): string {
  const files = stories === 'all' ? 'all stories' : `${stories.length} files of stories`
  return `${changed.length} files have changed: ${files}; journeys: ${projects.join(', ') || 'none'}`
}

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    against: { type: 'string', default: 'main' },
  },
})
const plan = values.changed ? await planSince(commitOf(root, values.against)) : whole

const start = performance.now()
console.log(`Chromium: ${ensureBrowser()}`)
const [checked, built] = await Promise.all([
  run(checks, false),
  plan.journeys ? run(builds, false) : none,
])
const outcomes = [checked, built]
for (const step of plan.tests) outcomes.push(await run(step, true))
if (plan.journeys && built.failed === 0) outcomes.push(await run(plan.journeys, true))
else if (plan.journeys) lines.push('✗ journeys              not run: there is no build')
rmSync(reports, { recursive: true })

const times = outcomes.flatMap((outcome) => outcome.times ?? [])
const isOfStories = ({ place }: TestTime) => place.includes('.stories.tsx')
const isOfJourneys = ({ place }: TestTime) => place.includes('.journey.ts: ')
const parts: [name: string, times: TestTime[]][] = [
  ['unit tests', times.filter((time) => !isOfStories(time) && !isOfJourneys(time))],
  ['stories', times.filter(isOfStories)],
  ['journeys', times.filter(isOfJourneys)],
]
for (const [name, ofPart] of parts)
  if (ofPart.length > 0)
    console.log(`\nDearest ${name}:\n${dearestOf(ofPart).join('\n').replaceAll(`${root}/`, '')}`)
const secondTries = outcomes.flatMap((outcome) => outcome.secondTries ?? [])
if (secondTries.length > 0) console.log(`\nPassed only the second time:\n${secondTries.join('\n')}`)
const failures = outcomes.flatMap((outcome) => outcome.failures ?? [])
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
const { passed, failed } = sumOf(outcomes)
console.log(`\n${lines.join('\n')}`)
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
