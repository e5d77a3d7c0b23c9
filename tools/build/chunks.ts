import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Rolldown } from 'vite'

/** Chunks of a build, read from its manifest. */
export interface Chunks {
  /** Script files that must be loaded before the entry and the given source modules can run, entry first. */
  needed(...sources: string[]): string[]
  /** Identifies this build: a hash of the names of its files, which contain hashes of their content. */
  release: string
}

/**
 * Adds requested modules without a file of their own to a build's manifest, under the name that `sourceOf` gives them: the bundler
 * leaves out a file that would only re-export another one's content.
 */
export function nameAsked(
  outDir: string,
  output: Rolldown.RolldownOutput['output'],
  sourceOf: (id: string) => string | undefined,
): void {
  const path = join(outDir, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
  for (const file of output) {
    const entry = entries.get(file.fileName)
    if (file.type !== 'chunk' || !entry) continue
    for (const source of file.moduleIds.flatMap((id) => sourceOf(id) ?? []))
      manifest[source] ??= entry
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2))
}

/** Reads the manifest of a build. `sources` are named by the end of their path, for example `LoginScreen.tsx`, or by their stage. */
export function readChunks(outDir: string): Chunks {
  const text = readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest

  function collect(key: string, files: Set<string>) {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, files)
  }

  const keys = Object.keys(manifest)
  const isCalled = (key: string, source: string) =>
    key.endsWith(source) || manifest[key]?.name === source

  return {
    release: createHash('sha256').update(text).digest('hex').slice(0, 12),
    needed(...sources) {
      const files = new Set<string>()
      for (const source of ['index.html', ...sources]) {
        // A module requested by a stage may have a file of its own beside the stage's.
        const names = [source, ...(stages[source] ?? [])]
        const found = keys.filter((key) => names.some((name) => isCalled(key, name)))
        if (found.length === 0) throw new Error(`The build has no chunk for ${source}`)
        for (const key of found) collect(key, files)
      }
      return [...files]
    },
  }
}

/**
 * Requested modules that are always fetched together after the page's own script, in the order of fetching: the form, the code that
 * signs a user in (fetched when the page is idle, at the latest when Login is pressed), the shell around every screen.
 */
export const stages: Record<string, readonly string[]> = {
  'sign-in': ['LoginScreen/LoginScreen.tsx', 'features/access/src/messages/en.ts'],
  session: ['src/calls.ts'],
  shell: ['src/signedIn.ts'],
}

/** Files that every signed-in user needs, on any screen: the shell's messages are fetched in one language. */
export function shellFiles({ needed }: Pick<Chunks, 'needed'>, language: string): string[] {
  return needed('session', 'shell', `shell-messages-${language}`)
}

/** Script files that the shell needs beyond those of the sign-in page. */
export function shellScripts(chunks: Chunks): string[] {
  const before = chunks.needed('sign-in', 'session')
  return shellFiles(chunks, 'en').filter((file) => !before.includes(file))
}
