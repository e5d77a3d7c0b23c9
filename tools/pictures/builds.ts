/** Static Storybook builds of the working tree and of revisions, cached in `.cache/pictures/builds` by the files that they read. */
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { commitOf, git } from '../git.ts'
import { keyOfTree, keyOfWorkingTree } from './buildKey.ts'

/** A static Storybook build. */
export interface Build {
  /** The requested revision, or the working tree. */
  name: string
  /** Identity of the built files. Revisions that differ only in others share a build. */
  key: string
  /** Folder of the build. */
  folder: string
  /** Build time, in seconds; 0 for a cached build. */
  seconds: number
}

/** A run that builds. */
export interface Running {
  /** Ends commands in progress. */
  signal: AbortSignal
  report(line: string): void
}

/** Number of builds, and of revisions' pictures, to keep; the oldest are removed. */
const stored = 8

/** Builds a revision in a worktree of its own, or returns the cached build. */
export async function buildRevision(
  root: string,
  revision: string,
  running: Running,
): Promise<Build> {
  const commit = commitOf(root, revision)
  const name = `${revision} (${commit.slice(0, 9)})`
  return inCache(root, name, keyOfTree(root, commit), running, async (out) => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-tree-'))
    git(root, ['worktree', 'add', '--detach', '--force', folder, commit])
    try {
      await install(folder, running.signal)
      await buildStorybook(folder, out, running.signal)
    } finally {
      removeWorktree(root, folder)
    }
  })
}

/** Starts to remove a worktree. An installed one takes a minute, so that nothing waits for it, not even the end of this program. */
function removeWorktree(root: string, folder: string): void {
  const options = { cwd: root, stdio: 'ignore', detached: true } as const
  spawn('git', ['worktree', 'remove', '--force', folder], options).unref()
}

/** Builds the working tree in place, or returns the cached build if nothing that it reads has changed since. */
export async function buildWorkingTree(root: string, running: Running): Promise<Build> {
  return inCache(root, 'working tree', keyOfWorkingTree(root), running, async (out) =>
    buildStorybook(root, out, running.signal),
  )
}

async function inCache(
  root: string,
  name: string,
  key: string,
  { report }: Running,
  make: (out: string) => Promise<void>,
): Promise<Build> {
  const folder = join(root, '.cache/pictures/builds', key)
  if (existsSync(join(folder, 'index.json'))) {
    utimesSync(folder, new Date(), new Date())
    return { name, key, folder, seconds: 0 }
  }
  report(`building ${name} …`)
  const start = performance.now()
  const part = `${folder}.${process.pid}`
  mkdirSync(part, { recursive: true })
  try {
    await make(part)
    rmSync(folder, { recursive: true, force: true })
    renameSync(part, folder)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  prune(join(root, '.cache/pictures/builds'))
  return { name, key, folder, seconds: (performance.now() - start) / 1000 }
}

/** Removes the least recently used entries of a folder. */
export function prune(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { path } of byAge.slice(stored)) rmSync(path, { recursive: true, force: true })
}

/** Installs a tree's dependencies, from pnpm's store where that is enough. */
export async function install(folder: string, signal?: AbortSignal): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--silent']
  const pnpm = process.env.npm_execpath ?? ''
  // pnpm passes its own path to the scripts it runs.
  if (/pnpm\.[cm]?js$/.test(pnpm)) await run(folder, process.execPath, [pnpm, ...args], signal)
  else await run(folder, 'npx', ['--yes', 'pnpm@10', ...args], signal)
}

async function buildStorybook(folder: string, out: string, signal: AbortSignal): Promise<void> {
  await run(folder, 'storybook', ['build', '--output-dir', out, '--quiet'], signal)
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
