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

test('checks that pass print a line each and nothing of their own', async () => {
  expect(await printed({ one: 'console.log(1)', two: '' })).toEqual({
    failed: [],
    lines: ['✓ one', '✓ two'],
  })
})

test('a check that fails prints all it had to say, and the others run nevertheless', async () => {
  expect(
    await printed({ one: 'console.log(1); console.error(2); process.exitCode = 3', two: '' }),
  ).toEqual({ failed: ['one'], lines: ['\n1\n2\n', '✓ two', '✗ one'] })
})

test('a command that does not exist is a failure', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await runChecks({ none: ['no-such-command'] }, import.meta.dirname)).toEqual(['none'])
  log.mockRestore()
})
