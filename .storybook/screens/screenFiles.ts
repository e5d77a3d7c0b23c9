import type { Feature } from '@console/core/routes'

/**
 * The files of a feature's screens, or of the configurations they are made of, in the order of its routes, relative to its folder and
 * without extension: `./approveProduct`. A route knows its screen only as a function that fetches it; the file's name is in the source.
 * @param source text of the feature's index.ts
 * @throws Error when the source has another form
 */
export function screenFiles(source: string, feature: Feature): string[] {
  const [, ...declared] = source.split('defineFeature(')
  const own =
    declared.length > 1 ? declared.find((each) => each.includes(`id: '${feature.id}'`)) : source
  const [list = ''] = /^ {2}routes: \[(?:.*|[^]*?\n {2})\],$/m.exec(own ?? '') ?? []
  const files = [...list.matchAll(/\(\)\s*=>\s*import\('(\.\/[^']+)'\)/g)].flatMap(
    ([, file]) => file ?? [],
  )
  if (files.length !== feature.routes.length)
    throw new Error(`The index.ts of ${feature.id}: each route says () => import('./…')`)
  return files
}
