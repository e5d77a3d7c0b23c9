import { expect, test, vi } from 'vitest'
import { runChecks } from './runChecks.ts'

/** Runs checks and returns their output, without the times. */
async function printed(checks: Record<string, string>) {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const failed = await runChecks(
    Object.fromEntries(
      Object.entries(checks).map(([name, code]) => [name, [process.execPath, '-e', code]]),
    ),
    import.meta.dirname,
  )
  log.mockRestore()
  return { failed, lines: lines.map((line) => line.replace(/ +\d+\.\d s$/, '')).toSorted() }
}

test('passing checks print one line each, and none of their own output', async () => {
  expect(await printed({ one: 'console.log(1)', two: '' })).toEqual({
    failed: [],
    lines: ['✓ one', '✓ two'],
  })
})

test('a failing check prints its whole output, and the others still run', async () => {
  expect(
    await printed({ one: 'console.log(1); console.error(2); process.exitCode = 3', two: '' }),
  ).toEqual({ failed: ['one'], lines: ['\n1\n2\n', '✓ two', '✗ one'] })
})

test('a command that does not exist is a failure', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await runChecks({ none: ['no-such-command'] }, import.meta.dirname)).toEqual(['none'])
  log.mockRestore()
})
