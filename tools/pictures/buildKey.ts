/** Identity of a Storybook build: the files that it reads. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from '../git.ts'

const sources =
  /^(packages|\.storybook|tools\/(vite|checks)|docs\/contract)\/|^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig\.json)$/
const aside = /\.md$|\.(test|journey)\.tsx?$/

/** Reports whether Storybook's build reads a file; the path is relative to the workspace. */
export function isBuilt(path: string): boolean {
  return sources.test(path) && !aside.test(path)
}

/**
 * Key of the build of a commit or a tree: two with the same built files share one.
 * @param env where git finds the tree's objects
 */
export function keyOfTree(root: string, tree: string, env: Record<string, string> = {}): string {
  const key = createHash('sha1')
  for (const line of git(root, ['ls-tree', '-r', '-z', tree], env).split('\0'))
    if (isBuilt(line.slice(line.indexOf('\t') + 1))) key.update(`${line}\0`)
  return key.digest('hex')
}

/** Key of the working tree's build, new files included. Leaves no trace in the repository. */
export function keyOfWorkingTree(root: string): string {
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
    return keyOfTree(root, git(root, ['write-tree'], env), env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
