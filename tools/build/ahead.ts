import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { type LanguageId, languages } from '../../packages/core/src/i18n/languages.ts'
import { timeout } from '../../packages/core/src/configuration/fetchConfiguration.ts'
import type { RouteFetches } from '../../apps/console/src/prerender.tsx'
import type { Chunks } from './chunks.ts'

/** Data of `aheadScript.js`: the files of the screens, and the ones that a path needs, by their index in the list. */
interface Ahead {
  files: string[]
  /** Message files of the shell, by language. */
  shellMessages: Record<string, number[]>
  /** Time after which a request that has not been answered is aborted, in milliseconds. */
  timeout: number
  /** Each a regular expression of its paths, its screen's files, and its message files by language. */
  routes: [pattern: string, screen: number[], messages: Record<string, number[]>][]
}

/**
 * Finds the files that each route needs beyond those that are fetched for every signed-in user.
 * @param serverDir where `prerender.tsx` was built: its functions name the files of that build, and its manifest their sources
 */
export function findAhead(
  routes: readonly RouteFetches[],
  serverDir: string,
  { needed }: Chunks,
  signedIn: readonly string[],
): Ahead {
  const manifest = JSON.parse(
    readFileSync(join(serverDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const files: string[] = []

  function placesOf(sources: readonly string[]): number[] {
    const found = needed(...sources).filter((file) => !signedIn.includes(file))
    for (const file of found) if (!files.includes(file)) files.push(file)
    return found.map((file) => files.indexOf(file))
  }

  function sourceOf(fetch: (() => Promise<unknown>) | undefined): string {
    const [, file = ''] = /import\(["'`](.+?)["'`]\)/.exec(String(fetch)) ?? []
    // Its path is relative to the function's own file; its name, which has a hash, is unique.
    const chunk = Object.values(manifest).find((one) => basename(one.file) === basename(file))
    if (!chunk?.src) throw new Error(`No file of the build is fetched by ${String(fetch)}`)
    return chunk.src
  }

  function byLanguage(sources: (language: LanguageId) => readonly string[]) {
    return Object.fromEntries(languages.map(({ id }) => [id, placesOf(sources(id))]))
  }

  return {
    shellMessages: byLanguage((language) => [`shell-messages-${language}`]),
    routes: routes.map(({ patterns, screen, messages }) => [
      `^(${patterns.map((pattern) => pattern.replaceAll(/:\w+/g, '[^/]+')).join('|')})$`,
      placesOf(screen.map(sourceOf)),
      byLanguage((language) => messages.map((loaders) => sourceOf(loaders[language]))),
    ]),
    files,
    timeout,
  }
}
