/**
 * `pnpm test`: everything that can be wrong. The checks and the two builds run beside each other, then the unit tests and
 * stories, then the journeys over the builds. The last line sums what the test runners report; a step that is no test runner
 * counts only when it fails.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import {
  countPlaywright,
  countVitest,
  type Outcome,
  type PlaywrightReport,
  sumOf,
  type VitestReport,
  withExitCode,
} from './test/outcomes.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'console-reports-'))
const none: Outcome = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []

/** One step: a command, and how its outcome is read where it is a test runner. */
interface Step {
  name: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
  outcome?: () => Outcome
}

/** Runs a step. Its output is shown as it comes, or at its end where another step runs beside it. */
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

/** A runner that wrote no report has failed; its exit code says so. */
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

const vitestReport = join(reports, 'vitest.json')
const unitsAndStories: Step = {
  name: 'unit tests and stories',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${vitestReport}`],
  outcome: () => countVitest(readReport(vitestReport) as VitestReport),
}

const playwrightReport = join(reports, 'playwright.json')
const journeys: Step = {
  name: 'journeys',
  command: ['playwright', 'test', '--reporter=list,json'],
  env: { CONSOLE_IS_BUILT: 'yes', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  outcome: () => countPlaywright(readReport(playwrightReport) as PlaywrightReport),
}

const start = performance.now()
console.log(`Chromium: ${ensureBrowser()}`)
const outcomes = await Promise.all([run(checks, false), run(builds, false)])
const isBuilt = outcomes[1]?.failed === 0
outcomes.push(await run(unitsAndStories, true))
if (isBuilt) outcomes.push(await run(journeys, true))
else lines.push('✗ journeys              not run: there is no build')
rmSync(reports, { recursive: true })

const { passed, failed } = sumOf(outcomes)
console.log(`\n${lines.join('\n')}`)
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
