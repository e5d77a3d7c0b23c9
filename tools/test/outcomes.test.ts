import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sumOf, withExitCode } from './outcomes.ts'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }

test('Vitest: passed, failed and skipped tests are counted', () => {
  expect(countVitest({ ...vitest, numFailedTests: 2, testResults: [] })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    stories: 0,
    failures: [],
    secondTries: [],
    times: [],
  })
})

test('Vitest: a test has its time by file', () => {
  const assertionResults = [{ status: 'passed', duration: 12.5 }]
  const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults }]
  expect(countVitest({ ...vitest, testResults }).times).toEqual([
    { place: 'a.test.ts', milliseconds: 12.5 },
  ])
})

test('Vitest: every test of a story file draws a story', () => {
  const passed = { status: 'passed' }
  const testResults = [
    { name: 'Button.stories.tsx', status: 'passed', assertionResults: [passed, passed] },
    { name: 'machine.test.ts', status: 'passed', assertionResults: [passed] },
  ]
  expect(countVitest({ ...vitest, testResults }).stories).toBe(2)
})

test('Vitest: a file that could not be loaded is a failure', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
  ]
  const outcome = countVitest({ ...vitest, testResults })
  expect(outcome.failed).toBe(1)
  expect(outcome.failures).toEqual(['b.test.ts: could not be loaded'])
})

test('Vitest: names a failed test with its file and the first line of its error', () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['Error: 3\n at a.ts:1'] }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
  ]
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults }).failures).toEqual([
    'a.test.ts: adds: Error: 3',
  ])
})

test('Vitest: a failed test is not counted again as its file', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] },
  ]
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults }).failed).toBe(1)
})

test('Vitest: counts a test that passes on the second try as passed, and names it with its first failure', () => {
  const passed = { status: 'passed', fullName: 'subtracts', failureMessages: [] }
  const second = { status: 'passed', fullName: 'adds', failureMessages: ['Error: 3\n at a.ts:1'] }
  const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: [passed, second] }]
  const outcome = countVitest({ ...vitest, testResults })
  expect(outcome).toMatchObject({ passed: 3, failed: 0, failures: [] })
  expect(outcome.secondTries).toEqual(['a.test.ts: adds: Error: 3'])
})

test('Playwright: errors outside tests are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }
  expect(countPlaywright({ stats, suites: [], errors: [{}] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    secondTries: [],
    times: [],
  })
})

test('Playwright: counts a test that passes on the second try as passed, and names it with its project at any depth', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 }
  const failed = {
    duration: 30,
    errors: [{ message: '\u001B[31mError: no row\u001B[39m\n  at a.ts:1' }],
  }
  const results = [failed, { duration: 20, errors: [] }]
  const tests = [
    { projectName: 'sample', status: 'flaky', results },
    { projectName: 'server', status: 'expected', results: [{ duration: 10, errors: [] }] },
  ]
  const suite = { specs: [{ title: 'opens', file: 'a.journey.ts', tests }] }
  const suites = [{ specs: [], suites: [suite] }]
  expect(countPlaywright({ stats, suites, errors: [] })).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    secondTries: ['a.journey.ts: opens (sample): Error: no row'],
    times: [
      { place: 'a.journey.ts: opens (sample)', milliseconds: 30 },
      { place: 'a.journey.ts: opens (sample)', milliseconds: 20 },
      { place: 'a.journey.ts: opens (server)', milliseconds: 10 },
    ],
  })
})

test('a step that exits with an error but no failed test is a failure, and a failed test is not counted twice', () => {
  const passed = { passed: 4, failed: 0, skipped: 0 }
  expect(withExitCode(passed, 1).failed).toBe(1)
  expect(withExitCode(passed, 0).failed).toBe(0)
  expect(withExitCode({ ...passed, failed: 3 }, 1).failed).toBe(3)
})

test('adds up the outcomes of all steps', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
