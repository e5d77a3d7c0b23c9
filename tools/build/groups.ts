import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { stages } from './chunks.ts'

/**
 * Groups modules into files. By default the bundler makes a file of every set of modules that two others share, about sixty
 * before a screen; an average connection is slower with sixty small files than with six. So the console is built twice: the first
 * time module by module, to learn the real needs of each stage and each kind of screen, which their imports overstate. Each
 * module is in the first group that needs it; a route's own file, like everything fetched on demand, counts as a module here.
 * @returns the groups of the second build, and the modules that are fetched on demand
 */
export async function findGroups(
  root: string,
): Promise<{ groups: Rolldown.CodeSplittingGroup[]; asked: ReadonlySet<string> }> {
  const { needs, asked, routes, messagesOfShell } = await readModules(root)
  const stage = (name: string) =>
    needs(asked.filter((id) => stages[name]?.some((end) => id.endsWith(end))))
  const isDefined = (id: string, by: string) => [...needs([id])].some((one) => one.endsWith(by))
  const isRecord = (id: string) => isDefined(id, 'templates/record/src/config/RecordConfig.ts')
  const isList = (id: string) =>
    isDefined(id, 'templates/list/src/config/config.ts') && !isRecord(id)
  const isScreen = (id: string) => routes.has(id) || isTemplate(id)
  const parts = asked.filter((id) => !isScreen(id) && isOfScreens(id))
  const partsNeed = needs(parts)
  const overlays = needs(asked.filter(isOverlay))
  /**
   * Modules that the screens of a template need, the template included, and those that other screens, the shell's parts or
   * overlays need.
   */
  function madeBy(template: string, isMade: (id: string) => boolean) {
    const made = asked.filter((id) => id.endsWith(template) || (routes.has(id) && isMade(id)))
    const others = asked.filter((id) => !parts.includes(id) && !made.includes(id))
    return { needed: needs(made), elsewhere: needs(others) }
  }
  const lists = madeBy('/listScreen.tsx', isList)
  const records = madeBy('/recordScreen.tsx', isRecord)

  const groups = new Map<string, Set<string>>()
  const main = join(root, 'src/main.tsx')
  const taken = new Set([main])
  function put(ids: Iterable<string>, groupOf: (id: string) => string | undefined) {
    for (const id of ids) {
      const group = taken.has(id) ? undefined : groupOf(id)
      if (!group) continue
      taken.add(id)
      groups.set(group, (groups.get(group) ?? new Set()).add(id))
    }
  }
  put(needs([main]), () => 'main')
  put(stage('sign-in'), () => 'sign-in')
  put(stage('session'), () => 'session')
  // A toast on the sign-in page doesn't need everything that the shell does.
  const shell = stage('shell')
  // Conversations need it without the overlays, the shell does not need it.
  put(overlays, (id) => (id.endsWith('/useFieldInSight.ts') ? 'field-in-sight' : undefined))
  put(overlays, (id) => (shell.has(id) || lists.needed.has(id) ? 'common' : undefined))
  put(shell, () => 'shell')
  // A record knows the list that the user comes from.
  const isShared = (id: string) => isTemplate(id) || (isScreen(id) && records.elsewhere.has(id))
  for (const id of asked) if (!isShared(id)) taken.add(id)
  const featuresOf = featuresByModule([...routes].filter(isList), needs)
  put(lists.needed, (id) => {
    const group = lists.elsewhere.has(id) ? 'screens' : 'list'
    return isOfDomain(id) ? byUse(group, featuresOf(id)) : byFeature(group, id)
  })
  put(overlays, () => 'overlays')
  put(records.needed, (id) =>
    records.elsewhere.has(id)
      ? undefined
      : byFeature(partsNeed.has(id) ? 'decision' : 'record', id),
  )

  const all = [...groups].map(([name, ids]) => ({ name, test: (id: string) => ids.has(id) }))
  return {
    groups: [
      ...all,
      messagesGroup('shell-messages', messagesOfShell),
      messagesGroup('template-messages', asked.filter(isMessagesOfTemplate)),
    ].map((group) => ({
      ...group,
      includeDependenciesRecursively: false,
    })),
    asked: new Set(asked),
  }
}

/** Modules that make screens of configurations. Each route fetches one, beside its own. */
const isTemplate = (id: string) => /packages\/templates\/.+\/(list|record)Screen\.tsx$/.test(id)

/** Modules that a template's screen fetches on demand. */
const isOfScreens = (id: string) => /packages\/(templates|marketplace|features)\//.test(id)

/** Overlays: menus, dialogs, drawers, toasts. A date field is as large as all of these, and rare. */
const isOverlay = (id: string) =>
  /packages\/(ui|shell\/notices)\//.test(id) && !id.includes('/primitives/DateField/')

const isOfDomain = (id: string) => id.includes('/packages/domain/')

function featureOf(id: string): string | undefined {
  return /packages\/features\/(?:samples\/)?([^/]+)\//.exec(id)?.[1]
}

/** Keeps the shared modules of one feature's screens apart from another's. */
function byFeature(group: string, id: string): string {
  const feature = featureOf(id)
  return feature ? `${feature}-${group}` : group
}

/** Maximum features that share a file of the domain; what more of them need is fetched for every list. */
const maxSharing = 3

/**
 * Keeps record types apart: a list fetches the contracts of its own records, not of all. Modules with the same features share a
 * file. An import leads to a module with at least the same features, so these files never import each other in a circle.
 */
function byUse(group: string, features: readonly string[]): string {
  const [only, ...others] = features
  if (!only || others.length >= maxSharing) return group
  return others.length === 0 ? `${only}-${group}` : `${features.join('-')}-records`
}

/** The features whose routes need a module, sorted. */
function featuresByModule(
  routes: readonly string[],
  needs: (ids: readonly string[]) => ReadonlySet<string>,
): (id: string) => readonly string[] {
  const found = new Map<string, Set<string>>()
  for (const route of routes) {
    const feature = featureOf(route)
    if (!feature) continue
    for (const id of needs([route])) found.set(id, (found.get(id) ?? new Set()).add(feature))
  }
  return (id) => [...(found.get(id) ?? [])].toSorted()
}

/** Messages that are needed together are fetched together, in one language. */
function messagesGroup(name: string, ids: readonly string[]): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id) => `${name}-${id.slice(-5, -3)}`,
    test: (id) => ids.includes(id),
  }
}

/** Messages of templates: most screens need most of them. */
const isMessagesOfTemplate = (id: string) =>
  /packages\/templates\/[^/]+\/src\/messages\/(en|tr|ar)\.ts$/.test(id)

/**
 * Builds the console module by module. `asked` are the modules that are fetched on demand, `routes` those of them that a
 * feature's index.ts fetches for its routes, `messagesOfShell` the messages of the initial shell.
 */
async function readModules(root: string) {
  const { output } = (await build({
    root,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { preserveModules: true } },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const files = new Map(
    [...chunks].flatMap(([file, { moduleIds }]) => moduleIds.map((id) => [id, file])),
  )
  const idOf = (file: string) => chunks.get(file)?.moduleIds[0] ?? []
  const fetchedBy = (some: readonly Rolldown.OutputChunk[]) =>
    [...new Set(some.flatMap((chunk) => chunk.dynamicImports))].flatMap(idOf)
  const ofFeatures = [...chunks.values()].filter(({ moduleIds: [id = ''] }) =>
    /packages\/features\/.+\/src\/index\.ts$/.test(id),
  )

  /** Some modules and all their imports. */
  function needs(ids: readonly string[]): Set<string> {
    const found = new Set(ids.flatMap((id) => files.get(id) ?? []))
    for (const file of found)
      for (const imported of chunks.get(file)?.imports ?? []) found.add(imported)
    return new Set([...found].flatMap(idOf))
  }

  const declared = needs(
    [...files.keys()].filter((id) => id.endsWith('/shell/src/shellMessages.ts')),
  )
  const ofShell = [...declared].filter((id) => id.endsWith('/messages/index.ts'))

  return {
    asked: fetchedBy([...chunks.values()]),
    routes: new Set(fetchedBy(ofFeatures).filter((id) => !id.includes('/src/messages/'))),
    messagesOfShell: fetchedBy(ofShell.flatMap((id) => chunks.get(files.get(id) ?? '') ?? [])),
    needs,
  }
}
