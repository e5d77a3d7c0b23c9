import { type Namespace, withUsed } from '@console/core/i18n'
import { createRouteTable, destinations, isActive, navigationFor } from '@console/core/routes'
import { menuMessages, sideNavigation } from '@console/shell'
import { expect, test } from 'vitest'
import { features } from './features'

const table = createRouteTable(features)

const mail = '/apps/mail/:folderHandle/:mailId?'
const todo = '/apps/todo/:folderHandle/:todoId?'
const notes = '/apps/notes/:id?/:labelHandle?/:labelId?'

test.each([
  ['/apps/mail/inbox/7', mail],
  ['/apps/mail/label/paypal/7', mail],
  ['/apps/mail/filter/starred', mail],
  ['/apps/todo/all/todo-7', todo],
  ['/apps/todo/label/frontend', todo],
  ['/apps/todo/filter/deleted/todo-7', todo],
  ['/apps/notes', notes],
  ['/apps/notes/labels/family/1', notes],
  ['/apps/contacts/all', '/apps/contacts/:id'],
  ['/apps/chat', '/apps/chat'],
  ['/product-details', '/product-details'],
  ['/Product-details/aZ09', '/Product-details/:secureToken'],
  ['/pages/auth/login-2', '/pages/auth/login-2'],
])('specification 2: among competing routes, %s matches %s', (path, pattern) => {
  expect(table.find(path)?.pattern).toBe(pattern)
  expect(table.redirectOf(path)).toBeUndefined()
})

test.each([
  ['/apps/mail', '/apps/mail/inbox'],
  ['/apps/todo', '/apps/todo/all'],
  ['/apps/contacts', '/apps/contacts/all'],
])('specification 2: %s leads to %s', (path, to) => {
  expect(table.redirectOf(path)).toBe(to)
})

interface Manifest {
  name: string
  dependencies?: Readonly<Record<string, string>>
}

const manifests = import.meta.glob<Manifest>('../../../packages/**/package.json', {
  eager: true,
  import: 'default',
})
const bundles = import.meta.glob<string>(
  ['../../../packages/**/src/messages/index.ts', '!../../../packages/sample/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Namespaces of the packages that have messages, by their names. */
const namespaces = new Map(
  Object.entries(bundles).flatMap(([path, text]) => {
    const manifest = manifests[path.replace('src/messages/index.ts', 'package.json')]
    const [, namespace] = /defineMessages\(\s*'([^']+)'/.exec(text) ?? []
    return manifest && namespace ? [[manifest.name, namespace as Namespace] as const] : []
  }),
)

/** Dependencies of a feature, by its folder. */
function dependenciesOf(id: string): string[] {
  const [, manifest] =
    Object.entries(manifests).find(([path]) =>
      new RegExp(`/packages/features/(samples/)?${id}/package.json$`).test(path),
    ) ?? []
  return Object.keys(manifest?.dependencies ?? {})
}

test('namespaces are found by folder', () => {
  expect(namespaces.get('@console/record')).toBe('record')
  expect(namespaces.size).toBeGreaterThan(10)
})

test.each(features.map((feature) => [feature.id, feature] as const))(
  'every route of %s loads the messages of its feature’s dependencies, so that none shows message keys',
  (id, { uses = [], routes }) => {
    const needed = dependenciesOf(id).flatMap((name) => namespaces.get(name) ?? [])
    for (const route of routes) {
      const loaded = withUsed([...uses, ...(route.uses ?? [])]).map(({ namespace }) => namespace)
      expect({ ...route, loaded }).toMatchObject({ loaded: expect.arrayContaining(needed) })
    }
  },
)

test('every route has its title in the messages of its feature', async () => {
  for (const { id, routes, messages } of features) {
    const known = Object.keys(await messages.load.en())
    const unknown = routes.filter(({ title }) => !known.includes(title))
    expect({ id, unknown: unknown.map(({ pattern }) => pattern) }).toEqual({ id, unknown: [] })
  }
})

test('a feature’s search results have a heading in its messages and a search function', async () => {
  const found = features.flatMap(({ searchProvider, messages }) =>
    searchProvider ? [{ searchProvider, messages }] : [],
  )
  expect(found.length).toBeGreaterThan(3)
  for (const { searchProvider, messages } of found) {
    expect(await messages.load.en()).toHaveProperty([searchProvider.title])
    expect(await searchProvider.fetch()).toBeTypeOf('function')
  }
})

test('specification 2: the screen of a record marks one navigation entry, that of its list', () => {
  const records = features
    .flatMap(({ routes }) => routes)
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^\/(?!apps|pages).*details?\/:/.test(pattern))
  const items = destinations(
    navigationFor(sideNavigation, {
      isShown: () => true,
      translate: (key) => key,
      waitingIn: () => undefined,
    }),
  )
  const routes = features.flatMap(({ routes }) =>
    routes.flatMap(({ pattern, aliases = [] }) => [pattern, ...aliases]),
  )
  expect(items.flatMap(({ holds = [] }) => holds).filter((held) => !routes.includes(held))).toEqual(
    [],
  )
  const marked = records.map((pattern) => {
    const path = pattern.replace(/:\w+/, 'x')
    return [pattern, items.filter((item) => isActive(item, path)).length] as const
  })
  // No navigation entry of the specification leads to the commission of agents.
  expect(marked.filter(([, count]) => count !== 1)).toEqual([
    ['/agent/commission/details/:agentToken', 0],
  ])
})

test.each(['en', 'tr', 'ar'] as const)(
  'a navigation entry and its page have the same name: %s',
  async (language) => {
    const names: Record<string, string> = await menuMessages.load[language]()
    const items = destinations(
      navigationFor(sideNavigation, {
        isShown: () => true,
        translate: (key) => names[key.replace('menu:', '')] ?? key,
        waitingIn: () => undefined,
      }),
    )
    const titles = new Map<string, string | undefined>()
    for (const { routes, messages } of features) {
      const reported: Record<string, string> = await messages.load[language]()
      for (const { pattern, aliases = [], title } of routes)
        for (const path of [pattern, ...aliases]) titles.set(path, reported[title])
    }
    const shown = items.filter(({ url = '' }) => titles.has(url))
    expect(shown.length).toBeGreaterThan(25)
    expect(shown.map(({ url, title }) => [url, title])).toEqual(
      shown.map(({ url = '' }) => [url, titles.get(url)]),
    )
  },
)
