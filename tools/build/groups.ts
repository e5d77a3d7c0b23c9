import { build, type Rolldown } from 'vite'
import { shellNamespaces } from '../../apps/console/src/shell/shellNamespaces.ts'
import { meansToSignIn, shellSources, signInSources } from './chunks.ts'

/**
 * What is always fetched together, in the order in which it is fetched: each module is in the first that needs it. Of all
 * else the bundler decides, since what screens share is not fetched with every one of them.
 */
const stages: Record<string, readonly string[]> = {
  'sign-in': signInSources,
  session: meansToSignIn,
  shell: shellSources,
  list: ['packages/templates/src/Index/Index.tsx'],
}

/**
 * How modules are put together into files. By itself the bundler makes a file of whatever two others share, which comes to
 * sixty before a screen; a middling line is slower with sixty small files than with six. So the console is built twice: the
 * first time to learn which modules each stage really needs, of which their imports say too much.
 * @returns the groups of the second build
 */
export async function findGroups(root: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await buildOnce(root)
  const entry = closureOf(
    chunks,
    chunks.filter((chunk) => chunk.isEntry),
  )
  const taken = new Set(entry.flatMap(({ moduleIds }) => moduleIds))
  // Its own file is what an import asks for.
  for (const { facadeModuleId } of chunks) if (facadeModuleId) taken.add(facadeModuleId)

  const groups = Object.entries(stages).map(([name, sources]) => {
    const first = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => sources.some((source) => id.endsWith(source))),
    )
    const modules = closureOf(chunks, first)
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => !taken.has(id))
    for (const id of modules) taken.add(id)
    const wanted = new Set(modules)
    return { name, test: (id: string) => wanted.has(id) }
  })
  return [...groups, shellWords].map((group) => ({
    ...group,
    includeDependenciesRecursively: false,
  }))
}

/** The words of the shell's parts come together, in one language. */
const shellWords: Rolldown.CodeSplittingGroup = {
  debugName: 'shell words',
  name: (id) => `shell-words-${id.slice(-5, -3)}`,
  test: new RegExp(`packages/shell/(${shellNamespaces.join('|')})/src/words/(en|tr|ar)\\.ts$`),
}

async function buildOnce(root: string): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    root,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  return built.output.filter((file) => file.type === 'chunk')
}

/** Some chunks and all that they import. */
function closureOf(
  chunks: readonly Rolldown.OutputChunk[],
  first: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(first)
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}
