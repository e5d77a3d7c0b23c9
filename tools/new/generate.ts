import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findPackages } from '../checks/workspace.ts'
import { generators } from './generators.ts'
import { declaredIn, mergeManifest, mergeSource } from './merge.ts'
import { fillIn } from './names.ts'

/** Changes made to the workspace. Paths are relative to it. */
export interface Generated {
  written: string[]
  /** Existing files that got new lines. */
  changed: string[]
  /** Set where a new package must still be installed. */
  isPackage: boolean
  /** Next steps for the developer. */
  next: string[]
}

/** Reason why nothing was written, as a message for the user. */
export class Refusal extends Error {
  override name = 'Refusal'
}

const templates = join(import.meta.dirname, 'templates')

/**
 * Applies the template of a generator to the workspace at `root`: missing files are written, existing ones get the lines they
 * lack. Nothing is written before all changes are known to fit.
 * @throws Refusal for an invalid name, or one that is taken
 */
export function generate(root: string, generator: string, name: string): Generated {
  const { wish, named } = generators[generator] ?? refuse(`There is no generator ${generator}.`)
  const wished = wish(name)
  if (!wished) return refuse(`"${name}" cannot be the name: a ${generator} is named ${named}.`)
  const { names, folder, needs = [], next } = wished
  for (const path of needs)
    if (!existsSync(join(root, path))) refuse(`There is no ${path}, which it needs.`)
  if (existsSync(join(root, folder))) refuse(`${folder} exists already.`)

  const templateFolder = join(templates, generator)
  const files = globSync('**/*.*', { cwd: templateFolder }).flatMap((template) => {
    const path = fillIn(template.replaceAll('\\', '/'), names)
    const text = fillIn(readFileSync(join(templateFolder, template), 'utf8'), names)
    if (!existsSync(join(root, path))) return { path, isNew: true, text }
    const former = readFileSync(join(root, path), 'utf8')
    const merged = merge(path, former, text)
    return merged === former ? [] : { path, isNew: false, text: merged }
  })
  const isPackage = files.some(({ path }) => path === `${folder}/package.json`)
  if (isPackage || generator === 'entity') refuseTakenNamespace(root, name)
  for (const { path, text } of files) refuseClash(path, text, name)

  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = files.map(({ path }) => path).filter((path) => !path.endsWith('.md'))
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), paths, { cwd: root })

  const pathsOf = (isNew: boolean) =>
    files.flatMap((file) => (file.isNew === isNew ? file.path : [])).toSorted()
  return { written: pathsOf(true), changed: pathsOf(false), isPackage, next }
}

function refuse(message: string): never {
  throw new Refusal(message)
}

function merge(path: string, text: string, template: string): string {
  try {
    return path.endsWith('.json')
      ? mergeManifest(text, template)
      : mergeSource(path, text, template)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Packages and entities share one set of names: their message namespaces. */
function refuseTakenNamespace(root: string, name: string): void {
  const folders = [
    ...findPackages(root).map(({ folder }) => folder),
    ...globSync('packages/domain/src/*', { cwd: root }),
  ]
  const taken = folders.find((folder) => folder.endsWith(`/${name}`))
  if (taken) refuse(`${taken} has this name already, and its words too.`)
}

/** Refuses a name that is a reserved word, or that the template uses itself. */
function refuseClash(path: string, text: string, name: string): void {
  if (!/\.tsx?$/.test(path)) return
  const { program, errors } = parseSync(path, text, { showSemanticErrors: true })
  const declared = declaredIn(program)
  const isImportedToo = program.body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({ local }) => declared.has(local.name)),
  )
  if (errors.length > 0 || isImportedToo)
    refuse(`"${name}" cannot be the name: it means something else in ${path} already.`)
}
