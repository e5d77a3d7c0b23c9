import { type LanguageId, languages } from '@console/core/i18n'
import { createRouteTable, type Feature, type RouteEntry } from '@console/core/routes'
import { screenFiles } from './screenFiles'

const modules = import.meta.glob<Record<string, Feature>>(
  '../../packages/{features,features/samples}/*/src/index.ts',
  { eager: true },
)
const sources = import.meta.glob<string>(
  '../../packages/{features,features/samples}/*/src/index.ts',
  { eager: true, query: '?raw', import: 'default' },
)

/** A screen of the console at one of its routes. */
export interface Screen {
  /** Its story file, relative to the workspace. */
  file: string
  /** The document's title. */
  titles: Record<LanguageId, string>
  /** Its addresses as the specification writes them, those that redirect to it first. */
  addresses: string[]
}

/** Reads the screens of all features: a screen with several routes several times. */
export async function readScreens(): Promise<Screen[]> {
  const features = Object.values(modules).flatMap((module) => Object.values(module))
  const table = createRouteTable(features)
  const redirects = features.flatMap((feature) => Object.entries(feature.redirects ?? {}))
  const addressesOf = (route: RouteEntry) => [
    ...redirects.flatMap(([from, to]) => (table.find(to) === route ? from : [])),
    route.pattern,
    ...(route.aliases ?? []),
  ]
  const screens = Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).map(async (feature) => {
      const files = screenFiles(sources[path] ?? '', feature)
      const titles = await titlesOf(feature)
      return feature.routes.map((route, index) => ({
        file: `${path.replace('../../', '').replace('/index.ts', '')}/${files[index]?.slice(2)}.stories.tsx`,
        titles: titles(route),
        addresses: addressesOf(route),
      }))
    }),
  )
  return (await Promise.all(screens)).flat()
}

async function titlesOf({ messages }: Feature): Promise<(route: RouteEntry) => Screen['titles']> {
  const loaded = await Promise.all(
    languages.map(async ({ id }) => [id, await messages.load[id]()] as const),
  )
  return ({ title }) =>
    Object.fromEntries(loaded.map(([id, texts]) => [id, texts[title]])) as Screen['titles']
}
