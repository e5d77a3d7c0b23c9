import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** What the build's manifest knows of its chunks. */
export interface Chunks {
  /** The script files that must be there before the entry and the given source modules can run, entry first. */
  needed(...sources: string[]): string[]
}

/** Reads the manifest of a build. `sources` are named by the end of their path, for example `LoginScreen.tsx`, or by their group. */
export function readChunks(outDir: string): Chunks {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest

  function collect(key: string, files: Set<string>) {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, files)
  }

  return {
    needed(...sources) {
      const files = new Set<string>()
      for (const source of ['index.html', ...sources]) {
        const key = Object.keys(manifest).find(
          (name) => name.endsWith(source) || manifest[name]?.name === source,
        )
        if (!key) throw new Error(`The build has no chunk for ${source}`)
        collect(key, files)
      }
      return [...files]
    },
  }
}

/** The source modules behind the sign-in page, besides the entry. */
export const signInSources = ['LoginScreen/LoginScreen.tsx', 'access/src/words/en.ts']

/** What signs somebody in: fetched when the page is idle, at the latest when Login is pressed. */
export const meansToSignIn = ['src/calls.ts', 'session/startSession.ts']

/** What `loadShell` of apps/console fetches, in English. */
export const shellSources = [
  'src/features.ts',
  'shell/Shell.tsx',
  'shell/createParts.ts',
  'shell-words-en',
]

/** The script files that the shell needs beyond those of the sign-in page. */
export function shellScripts({ needed }: Chunks): string[] {
  const before = new Set([...needed(...signInSources), ...needed(...meansToSignIn)])
  return needed(...shellSources).filter((file) => !before.has(file))
}
