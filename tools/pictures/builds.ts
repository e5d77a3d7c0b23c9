/** Static Storybook builds of the working tree and of revisions, cached in `.cache/pictures/builds` by the files that they read. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { commitOf } from '../git.ts'
import { inRevision, run } from '../revision.ts'
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
    await inRevision(
      root,
      commit,
      (folder) => buildStorybook(folder, out, running.signal),
      running.signal,
    )
  })
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

async function buildStorybook(folder: string, out: string, signal: AbortSignal): Promise<void> {
  await run(folder, 'storybook', ['build', '--output-dir', out, '--quiet'], signal)
}
