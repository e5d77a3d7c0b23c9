import { stripVTControlCharacters } from 'node:util'
import type { TestTime } from './dearest.ts'

/** Outcome of a step: the numbers of passed and failed tests. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Number of tests that drew a story, in one scheme and language each. */
  stories?: number
  /** A line for each failed test, where its runner doesn't print them at the end. */
  failures?: string[]
  /** A line for each test that passed only on the second try, with its first failure. */
  secondTries?: string[]
  /** Duration of each of its tests. */
  times?: TestTime[]
}

/** The counted part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: VitestTest[]
  }[]
}

/** A test in it. A passed test has failure messages where it was retried: those of the first try. */
interface VitestTest {
  status: string
  fullName?: string
  failureMessages?: string[] | null
  /** In milliseconds. */
  duration?: number | null
}

/** The counted part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

/** A file or a group of journeys in it. */
interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; errors: { message: string }[] }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Counts Vitest's tests. A file that failed without a failed test, because it could not be loaded, is one failure. */
export function countVitest(report: VitestReport): Outcome {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    stories: report.testResults
      .filter(({ name }) => name.endsWith('.stories.tsx'))
      .reduce((sum, { assertionResults }) => sum + assertionResults.length, 0),
    failures: [
      ...brokenFiles.map(({ name }) => `${name}: could not be loaded`),
      ...linesOf(report, ({ status }) => status === 'failed'),
    ],
    secondTries: linesOf(
      report,
      ({ status, failureMessages }) => status === 'passed' && Boolean(failureMessages?.length),
    ),
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ duration }) => ({ place: name, milliseconds: duration ?? 0 })),
    ),
  }
}

/** A line for each matching test: its file, its name, and the first line of its failure. */
function linesOf({ testResults }: VitestReport, isMeant: (test: VitestTest) => boolean): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isMeant)
      .map(({ fullName, failureMessages }) => lineOf(name, fullName, failureMessages?.[0])),
  )
}

function lineOf(file: string, name = '', message = ''): string {
  const [reason] = stripVTControlCharacters(message).trim().split('\n')
  return [file, name, reason].join(': ')
}

/**
 * Counts Playwright's tests: one that passes on the second try has passed. An error outside every test is a failure.
 */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    secondTries: suites.flatMap(secondTriesIn),
    times: suites.flatMap(timesIn),
  }
}

function timesIn({ specs, suites = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({
        place: `${file}: ${title} (${projectName})`,
        milliseconds: duration,
      })),
    ),
  )
  return [...own, ...suites.flatMap(timesIn)]
}

function secondTriesIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results: [first] }) =>
        lineOf(file, `${title} (${projectName})`, first?.errors[0]?.message),
      ),
  )
  return [...own, ...suites.flatMap(secondTriesIn)]
}

/** A step that failed without a failed test has one failure: itself. */
export function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
}

/** Sums outcomes. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
