/** Git queries about the workspace. */
import { execFileSync } from 'node:child_process'

/** Runs git and returns its output. */
export function git(root: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  }).trim()
}

/**
 * Commit of a revision.
 * @throws Error for an unknown revision
 */
export function commitOf(root: string, revision: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  } catch {
    throw new Error(`git knows no revision ${revision}.`)
  }
}

/** Paths that differ between a commit and the working tree, new and removed files included. */
export function changedSince(root: string, commit: string): string[] {
  const tracked = git(root, ['diff', '--name-only', '--no-renames', commit])
  const added = git(root, ['ls-files', '--others', '--exclude-standard'])
  return [...tracked.split('\n'), ...added.split('\n')].filter((path) => path !== '')
}

/** Text of a file at a commit; undefined where it did not exist. */
export function textAt(root: string, commit: string, path: string): string | undefined {
  try {
    return git(root, ['show', `${commit}:${path}`])
  } catch {
    return undefined
  }
}
