import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { stages } from './chunks.ts'

/**
 * How modules are put together into files. By itself the bundler makes a file of whatever two others share, which comes to
 * sixty before a screen; a middling line is slower with sixty small files than with six. So the console is built twice: the
 * first time module by module, to learn what each stage and each kind of screen really needs, of which their imports say too
 * much. Each module is in the first group that needs it; a route's own file, as all that is asked for by itself, is one here too.
 * @returns the groups of the second build, and the modules that are fetched when they are wanted
 */
export async function findGroups(
  root: string,
): Promise<{ groups: Rolldown.CodeSplittingGroup[]; asked: ReadonlySet<string> }> {
  const { needs, asked, routes, wordsOfShell } = await readModules(root)
  const stage = (name: string) =>
    needs(asked.filter((id) => stages[name]?.some((end) => id.endsWith(end))))
  const isDefined = (id: string, by: string) => [...needs([id])].some((one) => one.endsWith(by))
  const isRecord = (id: string) => isDefined(id, 'templates/record/src/RecordConfig.ts')
  const isList = (id: string) => isDefined(id, 'templates/list/src/config.ts') && !isRecord(id)
  const isScreen = (id: string) => routes.has(id) || isTemplate(id)
  const parts = asked.filter((id) => !isScreen(id) && isOfScreens(id))
  const partsNeed = needs(parts)
  const overlays = needs(asked.filter(isOverlay))
  /** What the screens of a template need, itself among it, and what other screens, the shell's parts or overlays need. */
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
  // What a toast on the sign-in page needs is not all that the shell does.
  const shell = stage('shell')
  // Conversations keep their field in sight without the overlays.
  const isCommon = (id: string) =>
    shell.has(id) || lists.needed.has(id) || id.endsWith('/useFieldInSight.ts')
  put(overlays, (id) => (isCommon(id) ? 'common' : undefined))
  put(shell, () => 'shell')
  // A record knows the list that one comes from.
  const isShared = (id: string) => isTemplate(id) || (isScreen(id) && records.elsewhere.has(id))
  for (const id of asked) if (!isShared(id)) taken.add(id)
  put(lists.needed, (id) => byFeature(lists.elsewhere.has(id) ? 'screens' : 'list', id))
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
      wordsGroup('shell-words', wordsOfShell),
      wordsGroup('template-words', asked.filter(isWordsOfTemplate)),
    ].map((group) => ({
      ...group,
      includeDependenciesRecursively: false,
    })),
    asked: new Set(asked),
  }
}

/** What makes screens of configurations. Each route fetches it, beside its own. */
const isTemplate = (id: string) => /packages\/templates\/.+\/(list|record)Screen\.tsx$/.test(id)

/** What a screen of a template fetches when it is wanted. */
const isOfScreens = (id: string) => /packages\/(templates|marketplace|features)\//.test(id)

/** What opens over a page: menus, dialogs, drawers, toasts. A field of days is as large as all of these, and rare. */
const isOverlay = (id: string) =>
  /packages\/(ui|shell\/notices)\//.test(id) && !id.includes('/primitives/DateField/')

/** What screens of one feature share is not fetched with another's. */
function byFeature(group: string, id: string): string {
  const [, feature] = /packages\/features\/(?:samples\/)?([^/]+)\//.exec(id) ?? []
  return feature ? `${feature}-${group}` : group
}

/** Words that are wanted together come together, in one language. */
function wordsGroup(name: string, ids: readonly string[]): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id) => `${name}-${id.slice(-5, -3)}`,
    test: (id) => ids.includes(id),
  }
}

/** The words of templates: most screens need most of them. */
const isWordsOfTemplate = (id: string) =>
  /packages\/templates\/[^/]+\/src\/words\/(en|tr|ar)\.ts$/.test(id)

/**
 * Builds the console module by module. `asked` are those that are fetched when they are wanted, `routes` those of them that a
 * feature's index.ts fetches for its routes, `wordsOfShell` what the shell is drawn with from the beginning.
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

  /** Some modules and all that they import. */
  function needs(ids: readonly string[]): Set<string> {
    const found = new Set(ids.flatMap((id) => files.get(id) ?? []))
    for (const file of found)
      for (const imported of chunks.get(file)?.imports ?? []) found.add(imported)
    return new Set([...found].flatMap(idOf))
  }

  const declared = needs([...files.keys()].filter((id) => id.endsWith('/shell/shellWords.ts')))
  const ofShell = [...declared].filter((id) => id.endsWith('/words/index.ts'))

  return {
    asked: fetchedBy([...chunks.values()]),
    routes: new Set(fetchedBy(ofFeatures).filter((id) => !id.includes('/src/words/'))),
    wordsOfShell: fetchedBy(ofShell.flatMap((id) => chunks.get(files.get(id) ?? '') ?? [])),
    needs,
  }
}
