/** Work in the tree of another git revision. */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { git } from './git.ts'

/**
 * Calls a function with a folder that has a revision and its dependencies.
 * @param signal ends the installation
 */
export async function inRevision(
  root: string,
  commit: string,
  work: (folder: string) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-revision-'))
  git(root, ['worktree', 'add', '--detach', '--force', folder, commit])
  try {
    await install(folder, signal)
    await work(folder)
  } finally {
    removeWorktree(root, folder)
  }
}

/** Starts to remove a worktree. An installed one takes a minute, so that nothing waits for it, not even the end of this program. */
function removeWorktree(root: string, folder: string): void {
  const options = { cwd: root, stdio: 'ignore', detached: true } as const
  spawn('git', ['worktree', 'remove', '--force', folder], options).unref()
}

/** Installs a tree's dependencies, from pnpm's store where that is enough. */
export async function install(folder: string, signal?: AbortSignal): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--silent']
  const pnpm = process.env.npm_execpath ?? ''
  // pnpm passes its own path to the scripts it runs.
  if (/pnpm\.[cm]?js$/.test(pnpm)) await run(folder, process.execPath, [pnpm, ...args], signal)
  else await run(folder, 'npx', ['--yes', 'pnpm@10', ...args], signal)
}

/**
 * Runs a command of the tree and shows its output only on failure.
 * @param signal ends the command and all processes that it has started
 */
export async function run(
  folder: string,
  command: string,
  args: string[],
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted()
  const bin = join(folder, 'node_modules/.bin')
  await new Promise<void>((done, failed) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: its processes end together.
      detached: true,
    })
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }
    signal?.addEventListener('abort', end)
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', failed)
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (code === 0) done()
      else failed(new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output}`))
    })
  })
}
