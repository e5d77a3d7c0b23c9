import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChunks } from './chunks.ts'

/** Groups that run almost completely before a list is visible: from the page itself to the list's own files. */
const runAtOnce = ['sign-in', 'session', 'shell', 'screens', 'list']

/**
 * Marks the files that browsers should compile as a whole while fetching them, in parallel to the page's own work, instead
 * of function by function during it. Chromium reads this comment; other browsers ignore it. Added after bundling, because
 * the bundler would remove it.
 */
export function hintCompilation(outDir: string): void {
  for (const name of readChunks(outDir).needed(...runAtOnce)) {
    const file = join(outDir, name)
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`)
  }
}
