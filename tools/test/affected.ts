/** Which stories can look different after some files have changed: those whose modules are among them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync, Visitor } from 'oxc-parser'
import { findPackages } from '../checks/workspace.ts'

/** What has to be looked at: everything, for a reason, or the story files that are named. */
export type Affected = { everything: string } | { storyFiles: Set<string> }

/** Files that no picture can depend on. */
const withoutLooks =
  /(^|\/)README\.md$|\.(md|journey\.ts)$|\.(test|states)\.tsx?$|^(docs|apps|\.ci|tools\/(?!vite\/))|^(package\.json|playwright\.config\.ts|vitest\.config\.ts|knip\.jsonc|\.gitignore|\.ox[^/]*)$/

/**
 * The story files that a change can have touched.
 * @param root the workspace
 * @param storyFiles all of them, relative to the workspace
 * @param changed the paths that differ, relative to the workspace
 * @param textBefore what a file of the workspace held in the base; undefined where it was not there
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
        const words = storyFile.replace(/\/src\/.*$/, '/src/words/')
        const below = modules.below(storyFile)
        return looks.some((path) => below.has(path) || path.startsWith(words))
      }),
    ),
  }
}

/** One import: from where, and which names; undefined stands for all of them. */
interface Edge {
  specifier: string
  names: string[] | undefined
}

/** A file's imports, and for a file that only hands on, where each of its names comes from. */
interface Module {
  edges: Edge[]
  handsOn: Map<string, string> | undefined
}

/** The graph of modules, read as far as it is walked. */
class Modules {
  readonly #root: string
  readonly #read = new Map<string, Module>()
  readonly #packages = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
    for (const { name, folder } of findPackages(root)) this.#packages.set(name, folder)
  }

  /** Every file of the workspace that runs with one, itself included; a list of exports lends only what is taken from it. */
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
          // A name that has gone, or one the list takes from elsewhere: the list itself counts.
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

  /** Whether a list of exports had one of its names from another file before. A name more or less changes no story by itself. */
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

  /** The file that a specifier means, or undefined where it is a library's. */
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
