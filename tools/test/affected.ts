/** Stories that changed files can affect: those that depend on a changed module. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync, Visitor } from 'oxc-parser'
import { findPackages } from '../checks/workspace.ts'

/** Affected stories: all of them, with the reason, or the named story files. */
export type Affected = { everything: string } | { storyFiles: Set<string> }

/** Files that no picture can depend on. */
const withoutLooks =
  /(^|\/)README\.md$|\.(md|journey\.ts)$|\.(test|states)\.tsx?$|^(docs|apps|\.ci|tools\/(?!vite\/))|^(package\.json|playwright\.config\.ts|vitest\.config\.ts|knip\.jsonc|\.gitignore|\.ox[^/]*)$/

/**
 * Story files that a change can affect.
 * @param root the workspace
 * @param storyFiles all of them, relative to the workspace
 * @param changed the paths that differ, relative to the workspace
 * @param textBefore text of a file of the workspace in the base; undefined where it did not exist
 */
export function affectedBy(
  root: string,
  storyFiles: string[],
  changed: string[],
  textBefore: (path: string) => string | undefined,
): Affected {
  const looks = changed.filter((path) => !withoutLooks.test(path))
  const modules = new Modules(root)
  const everywhere = modules.below('.storybook/preview.tsx')
  const common = looks.find((path) => path.startsWith('.storybook/') || everywhere.has(path))
  if (common !== undefined) return { everything: `${common} is part of every story` }
  const other = looks.find((path) => !/^packages\/.*\/src\/.*\.tsx?$/.test(path))
  if (other !== undefined) return { everything: `${other} may be part of every story` }
  const list = looks.find((path) => modules.handsOnOtherThings(path, textBefore(path)))
  if (list !== undefined) return { everything: `${list} takes a name from another file` }
  return {
    storyFiles: new Set(
      storyFiles.filter((storyFile) => {
        const messageFolder = storyFile.replace(/\/src\/.*$/, '/src/messages/')
        const below = modules.below(storyFile)
        return looks.some((path) => below.has(path) || path.startsWith(messageFolder))
      }),
    ),
  }
}

/** One import: its source and its names; undefined means all of them. */
interface Edge {
  specifier: string
  names: string[] | undefined
}

/** A file's imports, and for a file that only re-exports, the source of each of its names. */
interface Module {
  edges: Edge[]
  handsOn: Map<string, string> | undefined
}

/** The graph of modules, read lazily. */
class Modules {
  readonly #root: string
  readonly #read = new Map<string, Module>()
  readonly #packages = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
    for (const { name, folder } of findPackages(root)) this.#packages.set(name, folder)
  }

  /** All dependencies of a file in the workspace, itself included; of a barrel file only the used exports count. */
  below(file: string): Set<string> {
    const found = new Set<string>()
    const visited = new Set<string>()
    const visit = (path: string, names: string[] | undefined) => {
      const key = `${path} ${names?.join() ?? '*'}`
      if (visited.has(key)) return
      visited.add(key)
      const { edges, handsOn } = this.#module(path)
      if (handsOn && names) {
        for (const name of names) {
          const next = this.#resolve(path, handsOn.get(name) ?? '')
          if (next) visit(next, [name])
          // A removed name, or one that the barrel takes from elsewhere: the barrel itself counts.
          else found.add(path)
        }
        return
      }
      found.add(path)
      for (const edge of edges) {
        const next = this.#resolve(path, edge.specifier)
        if (next) visit(next, edge.names)
      }
    }
    visit(file, undefined)
    return found
  }

  /**
   * Checks whether a barrel re-exported one of its names from another file before. Adding or removing a name changes no story on
   * its own.
   */
  handsOnOtherThings(path: string, textBefore: string | undefined): boolean {
    const now = this.#module(path).handsOn
    if (!now || textBefore === undefined) return false
    const before = parse(path, textBefore).handsOn
    return !before || [...before].some(([name, from]) => now.has(name) && now.get(name) !== from)
  }

  #module(path: string): Module {
    const known = this.#read.get(path)
    if (known) return known
    const made =
      /\.tsx?$/.test(path) && existsSync(join(this.#root, path))
        ? parse(path, readFileSync(join(this.#root, path), 'utf8'))
        : none
    this.#read.set(path, made)
    return made
  }

  /** The file of a specifier; undefined for libraries. */
  #resolve(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return this.#file(join(dirname(from), specifier))
    const [, name = '', below = ''] = /^(@console\/[^/]+)(\/.*)?$/.exec(specifier) ?? []
    const folder = this.#packages.get(name)
    if (folder === undefined) return undefined
    const { exports = {} } = JSON.parse(
      readFileSync(join(this.#root, folder, 'package.json'), 'utf8'),
    ) as { exports?: Record<string, unknown> }
    const target = exports[`.${below}`]
    return typeof target === 'string' ? join(folder, target) : undefined
  }

  #file(path: string): string | undefined {
    const bare = path.replace(/\?.*$/, '')
    return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find((candidate) =>
      statSync(join(this.#root, candidate), { throwIfNoEntry: false })?.isFile(),
    )
  }
}

const none: Module = { edges: [], handsOn: undefined }

function parse(path: string, text: string): Module {
  const { program } = parseSync(path, text)
  const edges: Edge[] = []
  const handsOn = new Map<string, string>()
  let onlyHandsOn = program.body.length > 0
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      for (const { exported, local } of statement.specifiers) {
        const name = 'name' in exported ? exported.name : exported.value
        if ('name' in local && local.name === name) handsOn.set(name, statement.source.value)
        else onlyHandsOn = false
      }
    } else onlyHandsOn = false
  }
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      if (importKind === 'type') return
      const isWhole = specifiers.some(({ type }) => type !== 'ImportSpecifier')
      const names = specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type'
          ? ['name' in specifier.imported ? specifier.imported.name : specifier.imported.value]
          : [],
      )
      edges.push({
        specifier: source.value,
        names: isWhole || specifiers.length === 0 ? undefined : names,
      })
    },
    ExportAllDeclaration({ source }) {
      edges.push({ specifier: source.value, names: undefined })
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source && exportKind !== 'type') edges.push({ specifier: source.value, names: undefined })
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        edges.push({ specifier: source.value, names: undefined })
    },
  }).visit(program)
  return { edges, handsOn: onlyHandsOn ? handsOn : undefined }
}
