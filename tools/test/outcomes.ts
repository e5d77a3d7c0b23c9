/** What came of a step: how many tests passed and how many did not. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** How many of them drew a story, in one scheme and language each. */
  stories?: number
  /** A line for each test that failed, where its runner does not end with them itself. */
  failures?: string[]
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] | null }[]
  }[]
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
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
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            [name, fullName, failureMessages?.[0]?.split('\n')[0]].join(': '),
          ),
      ),
    ],
  }
}

/** Counts Playwright's tests. A flaky one is a failure, and so is an error outside every test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** A step that failed without a failed test has one failure: itself. */
export function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
}

/** All outcomes as one. */
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
