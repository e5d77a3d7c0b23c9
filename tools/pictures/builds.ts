/** Static Storybook builds of the working tree and of revisions, cached in `.cache/pictures/builds` by the tree's id. */
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

/** A static Storybook build. */
export interface Build {
  /** The requested revision, or the working tree. */
  name: string
  /** Git's id of the built tree. Two revisions with the same files share one. */
  tree: string
  /** Folder of the build. */
  folder: string
  /** Build time, in seconds; 0 for a cached build. */
  seconds: number
}

/** Number of builds, and of revisions' pictures, to keep; the oldest are removed. */
const stored = 8

/** Id of the working tree's files, new ones included, as in a commit of them. Leaves no trace in the repository. */
function treeOfWorkingTree(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-index-'))
  const objects = join(folder, 'objects')
  mkdirSync(objects)
  const env = {
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: git(root, [
      'rev-parse',
      '--path-format=absolute',
      '--git-path',
      'objects',
    ]),
  }
  try {
    git(root, ['read-tree', 'HEAD'], env)
    git(root, ['add', '--all'], env)
    return git(root, ['write-tree'], env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds a revision in a worktree of its own, or returns the cached build. */
export async function buildRevision(root: string, revision: string): Promise<Build> {
  const commit = commitOf(root, revision)
  const tree = git(root, ['rev-parse', `${commit}^{tree}`])
  const name = `${revision} (${commit.slice(0, 9)})`
  return inCache(root, name, tree, async (out) => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-tree-'))
    git(root, ['worktree', 'add', '--detach', '--force', folder, commit])
    try {
      await install(folder)
      await buildStorybook(folder, out)
    } finally {
      git(root, ['worktree', 'remove', '--force', folder])
    }
  })
}

/** Builds the working tree in place, or returns the cached build if nothing has changed since. */
export async function buildWorkingTree(root: string): Promise<Build> {
  return inCache(root, 'working tree', treeOfWorkingTree(root), async (out) =>
    buildStorybook(root, out),
  )
}

async function inCache(
  root: string,
  name: string,
  tree: string,
  make: (out: string) => Promise<void>,
): Promise<Build> {
  const folder = join(root, '.cache/pictures/builds', tree)
  if (existsSync(join(folder, 'index.json'))) {
    utimesSync(folder, new Date(), new Date())
    return { name, tree, folder, seconds: 0 }
  }
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
  return { name, tree, folder, seconds: (performance.now() - start) / 1000 }
}

/** Removes the least recently used entries of a folder. */
export function prune(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { path } of byAge.slice(stored)) rmSync(path, { recursive: true, force: true })
}

/** Installs a tree's dependencies, from pnpm's store where that is enough. */
export async function install(folder: string): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--silent']
  const pnpm = process.env.npm_execpath ?? ''
  // pnpm passes its own path to the scripts it runs.
  if (/pnpm\.[cm]?js$/.test(pnpm)) await run(folder, process.execPath, [pnpm, ...args])
  else await run(folder, 'npx', ['--yes', 'pnpm@10', ...args])
}

async function buildStorybook(folder: string, out: string): Promise<void> {
  await run(folder, 'storybook', ['build', '--output-dir', out, '--quiet'])
}

/** Runs a command of the tree and shows its output only on failure. */
async function run(folder: string, command: string, args: string[]): Promise<void> {
  const bin = join(folder, 'node_modules/.bin')
  await new Promise<void>((done, failed) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', failed)
    child.on('close', (code) => {
      if (code === 0) done()
      else failed(new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output}`))
    })
  })
}
