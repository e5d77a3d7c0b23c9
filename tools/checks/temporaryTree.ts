import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes a tree of files (path → text) into a temporary folder, which is removed when the test ends. Returns that folder. */
export function temporaryTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'console-checks-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
