import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** Command of each check; its exit code is the result. */
export type Checks = Record<string, [command: string, ...args: string[]]>

/**
 * Runs the checks in parallel, with the workspace's own tools first in the path. Prints one line for each as it ends and,
 * below it, the output of a failed one.
 * @returns the names of those that failed
 */
export async function runChecks(checks: Checks, root: string): Promise<string[]> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const failed: string[] = []

  async function run(name: string, command: string, args: string[]) {
    const start = performance.now()
    const { code, output } = await runOne(command, args, { cwd: root, path })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(12)}${seconds} s`)
    if (code === 0) return
    failed.push(name)
    console.log(`\n${output.trim()}\n`)
  }

  await Promise.all(
    Object.entries(checks).map(([name, [command, ...args]]) => run(name, command, args)),
  )
  return failed
}

/** Runs a command and buffers its output until it ends, so that parallel outputs don't mix. */
function runOne(
  command: string,
  args: string[],
  { cwd, path }: { cwd: string; path: string },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, PATH: path } })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (data: string) => (output += data))
    child.stderr.setEncoding('utf8').on('data', (data: string) => (output += data))
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
