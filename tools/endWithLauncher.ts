import { execFileSync } from 'node:child_process'

/** Polling interval for the launcher, in milliseconds. */
const interval = 1000

/**
 * Ends this process with SIGTERM once the npx or pnpm that started it has ended: they don't forward signals. A shell or a script above them
 * may end before it.
 */
export function endWithLauncher(): void {
  const launcher = findLauncher(process.ppid)
  if (launcher === undefined) return
  const timer = setInterval(() => {
    if (isRunning(launcher)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  timer.unref()
}

/** The outermost package manager among the parent processes, with the shells that it runs between them. */
function findLauncher(parent: number): number | undefined {
  let launcher: number | undefined
  for (let pid = parent; pid > 1;) {
    const { above, command } = describe(pid)
    const isManager = /(^|[/'" ])(npx|npm|pnpm)(\.c?js)?($|['" ])/.test(command)
    if (!isManager && !/^(\/bin\/)?sh /.test(command)) break
    if (isManager) launcher = pid
    pid = above
  }
  return launcher
}

/** A process's parent and command; neither where the system has no `ps`. */
function describe(pid: number): { above: number; command: string } {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [, above = '', command = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? []
    return { above: Number(above), command }
  } catch {
    return { above: 0, command: '' }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
