import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChunks } from './chunks.ts'

/** What is run, nearly all of it, before somebody sees a list: from the page itself to the list's own files. */
const runAtOnce = ['sign-in', 'session', 'shell', 'screens', 'list']

/**
 * Tells browsers which files to compile whole while they are being fetched, beside the page's own work, and not function by
 * function in the middle of it. Chromium knows this comment; to others it is one. The bundler would take it out.
 */
export function hintCompilation(outDir: string): void {
  for (const name of readChunks(outDir).needed(...runAtOnce)) {
    const file = join(outDir, name)
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`)
  }
}
