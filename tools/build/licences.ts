import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** Vite's entry for each library in the scripts (`build.license`), shown by /pages/licences. */
export interface Licence {
  name: string
  version: string
  identifier?: string
  text?: string
}

/** Folder of the package that a file of `node_modules` belongs to. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/**
 * Adds the notices of the fonts, which are copied and not bundled: their licence must accompany them.
 * @param root common prefix of the bundler's file names
 */
export function addFontLicences(
  root: string,
  outDir: string,
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): void {
  const folders = new Set(
    output
      .flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
      .flatMap((name) => packageFolder.exec(resolve(root, name))?.[0] ?? []),
  )
  const file = join(outDir, 'licences.json')
  const noted = JSON.parse(readFileSync(file, 'utf8')) as Licence[]
  const all = [...noted, ...[...folders].map(licenceOf)]
  const sorted = all.toSorted((one, other) => one.name.localeCompare(other.name))
  writeFileSync(file, JSON.stringify(sorted))
}

function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string }
  const text = join(folder, 'LICENSE')
  return {
    name,
    version,
    ...(license ? { identifier: license } : {}),
    ...(existsSync(text) ? { text: readFileSync(text, 'utf8').trim() } : {}),
  }
}
