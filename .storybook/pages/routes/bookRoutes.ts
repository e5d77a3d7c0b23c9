import type { MessageBundle } from '@console/core/i18n'
import type { Feature } from '@console/core/routes'
import { stories } from 'virtual:stories'
import { features, screenRoutes } from '../../screens/screenRoutes'
import { specificationRoutes } from './specificationRoutes'

/** An address of a feature. */
export interface BuiltRoute {
  pattern: string
  /** File name of its screen, or of the configuration it is made of; for a redirect, the target address. */
  screen: string
  /** Roles that may open it; empty where everyone may, null for a redirect, whose target decides. */
  roles: readonly string[] | null
  stories: readonly { id: string; name: string }[]
  /** Key of its title, and the messages that have it; left out for a redirect. */
  title?: { messages: MessageBundle; key: string }
}

/** A group of the specification's addresses. */
export interface RouteGroup {
  group: string
  routes: BuiltRoute[]
}

/** Every address of the specification with its implementation, and, at the end, the additional ones. */
export function readRoutes(): RouteGroup[] {
  const built = features.flatMap(routesOf)
  const groups = specificationRoutes.map(({ group, patterns }) => ({
    group,
    routes: built.filter(({ pattern }) => patterns.includes(pattern)),
  }))
  const known = new Set(specificationRoutes.flatMap(({ patterns }) => patterns))
  const others = built.filter(({ pattern }) => !known.has(pattern))
  return others.length === 0
    ? groups
    : [...groups, { group: 'Not in the specification', routes: others }]
}

function routesOf(feature: Feature): BuiltRoute[] {
  const redirects = Object.entries(feature.redirects ?? {}).map(([pattern, to]) => ({
    pattern,
    screen: `→ ${to}`,
    roles: null,
    stories: [],
  }))
  const own = screenRoutes.filter((each) => each.feature === feature)
  const screens = own.flatMap(({ route, file }) => {
    const shown = stories.filter((story) => story.file === `${file}.stories.tsx`)
    return [route.pattern, ...(route.aliases ?? [])].map((pattern) => ({
      pattern,
      screen: file.slice(file.lastIndexOf('/') + 1),
      roles: route.auth ?? [],
      stories: shown.map(({ id, story }) => ({ id, name: story })),
      title: { messages: feature.messages, key: route.title },
    }))
  })
  return [...redirects, ...screens]
}
