/** What git knows of the workspace. */
import { execFileSync } from 'node:child_process'

/** Runs git and answers what it printed. */
export function git(root: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  }).trim()
}

/** The commit a revision names. @throws Error where git knows none */
export function commitOf(root: string, revision: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  } catch {
    throw new Error(`git knows no revision ${revision}.`)
  }
}

/** The paths that differ between a commit and the working tree, new and removed files included. */
export function changedSince(root: string, commit: string): string[] {
  const tracked = git(root, ['diff', '--name-only', '--no-renames', commit])
  const added = git(root, ['ls-files', '--others', '--exclude-standard'])
  return [...tracked.split('\n'), ...added.split('\n')].filter((path) => path !== '')
}

/** What a file held at a commit; undefined where it was not there. */
export function textAt(root: string, commit: string, path: string): string | undefined {
  try {
    return git(root, ['show', `${commit}:${path}`])
  } catch {
    return undefined
  }
}
