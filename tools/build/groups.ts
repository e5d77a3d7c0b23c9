import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { shellNamespaces } from '../../apps/console/src/shell/shellNamespaces.ts'
import { stages } from './chunks.ts'

/**
 * How modules are put together into files. By itself the bundler makes a file of whatever two others share, which comes to
 * sixty before a screen; a middling line is slower with sixty small files than with six. So the console is built twice: the
 * first time module by module, to learn what each stage and each kind of screen really needs, of which their imports say too
 * much. Each module is in the first group that needs it; a screen itself, as all that is asked for by itself, is a file of its own.
 * @returns the groups of the second build
 */
export async function findGroups(root: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const { needs, asked } = await readModules(root)
  const stage = (name: string) =>
    needs(asked.filter((id) => stages[name]?.some((end) => id.endsWith(end))))
  const parts = asked.filter(isPartOfScreen)
  const partsNeed = needs(parts)
  const overlays = needs(asked.filter(isOverlay))
  /** What the screens of a template need, and what other screens, the shell's parts or overlays need. */
  function madeOf(template: string) {
    const screens = asked.filter(
      (id) => isScreen(id) && [...needs([id])].some((needed) => needed.endsWith(template)),
    )
    const others = asked.filter((id) => !parts.includes(id) && !screens.includes(id))
    return { needed: needs(screens), elsewhere: needs(others) }
  }
  const lists = madeOf('templates/src/Index/Index.tsx')
  const records = madeOf('templates/src/Record/Record.tsx')

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
  put(overlays, (id) => (shell.has(id) || lists.needed.has(id) ? 'common' : undefined))
  put(shell, () => 'shell')
  for (const id of asked) taken.add(id)
  put(lists.needed, (id) => byFeature(lists.elsewhere.has(id) ? 'screens' : 'list', id))
  put(overlays, () => 'overlays')
  put(records.needed, (id) =>
    records.elsewhere.has(id)
      ? undefined
      : byFeature(partsNeed.has(id) ? 'decision' : 'record', id),
  )

  return [
    ...[...groups].map(([name, ids]) => ({ name, test: (id: string) => ids.has(id) })),
    shellWords,
  ].map((group) => ({ ...group, includeDependenciesRecursively: false }))
}

const isScreen = (id: string) => id.endsWith('Screen.tsx')

/** What a screen of a template fetches when it is wanted. */
const isPartOfScreen = (id: string) => !isScreen(id) && /packages\/(templates|features)\//.test(id)

/** What opens over a page: menus, dialogs, drawers, toasts. A field of days is as large as all of these, and rare. */
const isOverlay = (id: string) =>
  /packages\/(ui|shell\/notices)\//.test(id) && !id.includes('/primitives/DateField/')

/** What screens of one feature share is not fetched with another's. */
function byFeature(group: string, id: string): string {
  const [, feature] = /packages\/features\/([^/]+)\//.exec(id) ?? []
  return feature ? `${feature}-${group}` : group
}

/** The words of the shell's parts come together, in one language. */
const shellWords: Rolldown.CodeSplittingGroup = {
  debugName: 'shell words',
  name: (id) => `shell-words-${id.slice(-5, -3)}`,
  test: new RegExp(`packages/shell/(${shellNamespaces.join('|')})/src/words/(en|tr|ar)\\.ts$`),
}

/** Builds the console module by module. `asked` are those that are fetched when they are wanted. */
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

  return {
    asked: [...new Set([...chunks.values()].flatMap((chunk) => chunk.dynamicImports))].flatMap(
      idOf,
    ),
    /** Some modules and all that they import. */
    needs(ids: readonly string[]): Set<string> {
      const found = new Set(ids.flatMap((id) => files.get(id) ?? []))
      for (const file of found)
        for (const imported of chunks.get(file)?.imports ?? []) found.add(imported)
      return new Set([...found].flatMap(idOf))
    },
  }
}
