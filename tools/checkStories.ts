/**
 * Guards that everything visible has a story: components, shell parts, screens in each of their states, machines state by state; and that
 * stories are shown in every language, and that every component has a docs page. It reads Storybook's own index, so that a story is what a reviewer finds in the book.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { componentDocsOf, isDocumented } from './checks/componentDocs.ts'
import { importsOf, resolveRelative } from './checks/imports.ts'
import { pinnedLanguagesOf } from './checks/pinnedLanguage.ts'
import { type Problem, report } from './checks/problem.ts'
import { readSource, type Source } from './checks/source.ts'
import { statesOf } from './checks/statesFile.ts'
import { readStoryEntries, type StoryEntry } from './checks/storyEntries.ts'
import { untestedOf } from './checks/testedByTemplate.ts'
import { findPackages, findSources, type Package, roleOf } from './checks/workspace.ts'

/** Required states of every screen that reads from the server. */
const screenStates = ['Filled', 'Empty', 'Loading', 'Refused', 'Failed']

/** File with the chart of each machine. */
const machinePages = '.storybook/pages/Machines.stories.tsx'

/** Checks the workspace at `root` against the stories that Storybook's index has. */
export function checkStories(root: string, entries: StoryEntry[]): Problem[] {
  const packages = findPackages(root)
  const tree: Tree = { root, entries, sources: new Map() }
  return [
    ...packages.flatMap((each) => checkExports(tree, each)),
    ...packages.flatMap((each) => checkSheets(tree, each)),
    ...packages.flatMap((each) => checkScreens(tree, each)),
    ...checkMachines(tree, packages),
    ...checkLanguages(tree),
    ...checkUntested(tree),
    ...checkDocs(tree),
  ]
}

/**
 * Checks that only stories about a language pin it: no toolbar or link could change it, so an Arabic user would see English, and so would
 * pictures in Arabic.
 */
function checkLanguages(tree: Tree): Problem[] {
  const files = [...new Set(tree.entries.map(({ file }) => file))]
  return files.flatMap((file) =>
    pinnedLanguagesOf(sourceOf(tree, file))
      .filter(({ of, hasReason }) => of === 'meta' || !hasReason)
      .map(({ line, of }) => ({
        file,
        line,
        message:
          of === 'meta'
            ? 'pins all its stories to a language. Find elements by `translate` of #storybook/translate, set `playedIn` where the plays need English, or set the language of the one story that is about it.'
            : 'pins a story to a language. Set `playedIn` if its play needs that language; if the story is about the language, give the reason in a doc comment.',
      })),
  )
}

/** Checks that every story is tested, except a state that a template draws alone. */
function checkUntested(tree: Tree): Problem[] {
  const files = [...new Set(tree.entries.map(({ file }) => file))]
  return files.flatMap((file) =>
    untestedOf(sourceOf(tree, file)).map((line) => ({
      file,
      line,
      message:
        "is not tested. Only `{ tags: ['drawn-by-template', '!test'], ...list.failed }` and the like may be left out: the template's own stories test them. Remove '!test'.",
    })),
  )
}

/** Checks that every component with a docs page has the texts of that page. */
function checkDocs(tree: Tree): Problem[] {
  const files = [...new Set(tree.entries.map(({ file }) => file))].filter(isDocumented)
  return files.flatMap((file) => {
    const { purpose, about } = componentDocsOf(tree.root, sourceOf(tree, file))
    const missing = Object.entries({
      use: '',
      instead: '',
      anatomy: '',
      do: '',
      dont: '',
      ...about,
    })
      .filter(([, text]) => isUnwritten(text))
      .map(([name]) => name)
    return [
      ...(purpose === undefined
        ? [
            'has no purpose. Describe the component in a doc comment, or the example in one of its meta.',
          ]
        : []),
      ...(missing.length > 0
        ? [
            `lacks ${missing.join(', ')} for its docs page. Write parameters.about in its meta, as Button does.`,
          ]
        : []),
    ].map((message) => ({ file, message }))
  })
}

/** Checks whether a text, or one of several, is missing. */
function isUnwritten(text: unknown): boolean {
  if (Array.isArray(text)) return text.length === 0 || text.some(isUnwritten)
  return typeof text === 'object' && text !== null && 'text' in text
    ? isUnwritten(text.text)
    : !text
}

interface Tree {
  root: string
  entries: StoryEntry[]
  sources: Map<string, Source>
}

function sourceOf({ root, sources }: Tree, path: string): Source {
  const known = sources.get(path)
  if (known) return known
  const source = readSource(root, path)
  sources.set(path, source)
  return source
}

/** Components that an index exports: those from a `.tsx` file, except providers. */
function exportedComponents(tree: Tree, index: string): string[] {
  if (!existsSync(join(tree.root, index))) return []
  return importsOf(sourceOf(tree, index))
    .filter(({ when }) => when === 'atOnce')
    .map(({ specifier }) => resolveRelative(tree.root, index, specifier))
    .filter((file) => file !== undefined)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('Provider.tsx'))
}

/** Components of ui and parts of the shell. */
function checkExports(tree: Tree, { kind, folder }: Package): Problem[] {
  if (kind !== 'ui' && kind !== 'shell') return []
  return exportedComponents(tree, `${folder}/src/index.ts`)
    .filter((file) => storiesOf(tree, file).length === 0)
    .map((file) => ({
      file,
      message: `is exported and has no story. Show ${basename(file, '.tsx')} in ${storyFileOf(file)}.`,
    }))
}

/** Components without sheets, with the reason. */
const withoutSheets: Record<string, string> = {
  Dialog: 'It covers the page.',
  Drawer: 'It covers the page.',
  Look: 'It draws nothing.',
  MenuItem: 'Its menu shows it.',
  MenuSection: 'Its menu shows it.',
  ToastRegion: 'It is in a corner of the window.',
  VisuallyHidden: 'It is invisible.',
}

/** Styles of a pointer. */
const pointerStyles = /:hover|:active|\[data-hovered|\[data-pressed/

/**
 * Components of ui: each has a sheet of all schemes and both directions (`Modes`), and, where a pointer changes it, one of its states
 * (`States`).
 */
function checkSheets(tree: Tree, { kind, folder }: Package): Problem[] {
  if (kind !== 'ui') return []
  return exportedComponents(tree, `${folder}/src/index.ts`)
    .filter((file) => !Object.hasOwn(withoutSheets, basename(file, '.tsx')))
    .flatMap((file) => {
      const entries = storiesOf(tree, file)
      const shown = entries.filter((entry) => isSheet(tree, entry)).map(({ story }) => story)
      const needed = pointerStyles.test(sourceOf(tree, file).text) ? ['Modes', 'States'] : ['Modes']
      const missing = needed.filter((name) => !shown.includes(name))
      return missing.length === 0 || entries.length === 0
        ? []
        : [
            {
              file,
              message: `has no story ${missing.join(', ')}. Draw it with looksOf of packages/ui/src/stories in ${storyFileOf(file)}.`,
            },
          ]
    })
}

/** Checks whether a story of this file can be a sheet: only the functions of `packages/ui/src/stories` draw all schemes. */
function isSheet(tree: Tree, { file }: StoryEntry): boolean {
  return importsOf(sourceOf(tree, file)).some(({ names }) =>
    ['modes', 'looksOf'].some((name) => names.includes(name)),
  )
}

function checkScreens(tree: Tree, { kind, folder }: Package): Problem[] {
  if (kind !== 'features') return []
  return screensOf(tree, folder).flatMap((file) => {
    const stories = storiesOf(tree, file)
    if (stories.length === 0)
      return [{ file, message: `has no stories. Show it in ${storyFileOf(file)}.` }]
    if (!readsFromServer(tree, file)) return []
    const missing = screenStates.filter((name) => stories.every(({ story }) => story !== name))
    return missing.length === 0
      ? []
      : [
          {
            file,
            message: `reads from the server and has no story ${missing.join(', ')}. Add what is missing to ${storyFileOf(file)}.`,
          },
        ]
  })
}

/**
 * The screens of a feature, or the configurations from which a template makes them: the dynamic imports of its index.ts, except messages
 * and the search provider, which draws nothing.
 */
function screensOf(tree: Tree, folder: string): string[] {
  const index = `${folder}/src/index.ts`
  const files = importsOf(sourceOf(tree, index))
    .filter(({ when }) => when === 'later')
    .flatMap(({ specifier }) => resolveRelative(tree.root, index, specifier) ?? [])
    .filter((file) => !file.includes('/messages/') && basename(file) !== 'searchProvider.ts')
  return [...new Set(files)]
}

/**
 * Checks that every machine, and every page with the chart of a machine or of a lifecycle, has a record with the story of each state, and
 * every record such a page.
 */
function checkMachines(tree: Tree, packages: Package[]): Problem[] {
  const files = packages
    .filter(({ kind }) => kind !== 'apps')
    .flatMap(({ folder }) => findSources(tree.root, folder))
  const records = files
    .filter((path) => path.endsWith('.states.ts'))
    .flatMap((file) => statesOf(sourceOf(tree, file)).map((record) => ({ file, ...record })))
  const machines = files.filter(
    (path) => path.endsWith('Machine.ts') && roleOf(path) === 'production',
  )

  const pages = tree.entries.filter(({ file }) => file === machinePages)

  const has = (name: string) => records.some((record) => record.name === `${name}Stories`)
  const untied = machines
    .map((file) => ({ file, name: basename(file, 'Machine.ts') }))
    .filter(({ name }) => !has(name))
    .map(({ file, name }) => ({
      file,
      message: `has no record of the stories that show its states. Export ${name}Stories from a .states.ts beside the stories.`,
    }))
  const untiedPages = pages
    .map(({ file, story }) => ({ file, name: `${story.charAt(0).toLowerCase()}${story.slice(1)}` }))
    .filter(({ name }) => !has(name))
    .map(({ file, name }) => ({
      file,
      message: `shows the chart of ${name}, whose states have no stories. Export ${name}Stories from a .states.ts beside the stories.`,
    }))

  const unpaged = records
    .map(({ file, name }) => ({
      file,
      page: `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Stories$/, '')}`,
    }))
    .filter(({ page }) => pages.every(({ story }) => story !== page))
    .map(({ file, page }) => ({
      file,
      message: `has the states of a machine without a page. Add the story ${page} to ${machinePages}.`,
    }))

  const unknown = records.flatMap(({ file, states }) =>
    states
      .filter(
        ({ place, story }) =>
          !tree.entries.some(
            (entry) =>
              entry.story === story &&
              ('file' in place
                ? entry.file === place.file
                : `${entry.title}/`.startsWith(`${place.title}/`)),
          ),
      )
      .map(({ state, line, story, place }) => ({
        file,
        line,
        message: `ties '${state}' to the story ${story}, which ${'file' in place ? place.file : `${place.title}/…`} does not have. Add it, or name the one that shows this state.`,
      })),
  )
  return [...untied, ...untiedPages, ...unpaged, ...unknown]
}

/** Stories of a component: those of a story file in its own folder that imports it. */
function storiesOf(tree: Tree, component: string): StoryEntry[] {
  return tree.entries.filter(
    ({ file }) =>
      dirname(file) === dirname(component) &&
      importsOf(sourceOf(tree, file)).some(
        ({ specifier, when }) =>
          when === 'atOnce' && resolveRelative(tree.root, file, specifier) === component,
      ),
  )
}

function storyFileOf(component: string): string {
  return component.replace(/\.tsx?$/, '.stories.tsx')
}

/**
 * Checks whether a screen, or a file of its package that it uses, makes calls (`useSend`), uses TanStack Query, or is configured from a
 * template, which does both.
 */
function readsFromServer(tree: Tree, file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(sourceOf(tree, file)).some(({ specifier, when, names }) => {
    if (when === 'never') return false
    if (specifier === '@console/core/api') return names.includes('useSend')
    if (
      /^@tanstack\/react-query$|^@console\/(list|record|read|form|decision|marketplace|press-writes)(\/|$)/.test(
        specifier,
      )
    )
      return true
    const target = resolveRelative(tree.root, file, specifier)
    return target !== undefined && readsFromServer(tree, target, seen)
  })
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const entries = await readStoryEntries(root)
  report(checkStories(root, entries), `Everything has its story: ${entries.length} of them.`)
}
