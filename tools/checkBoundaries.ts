/**
 * Guards the arrows between packages (README, the map): allowed imports and their entry points. Our own rather than
 * dependency-cruiser's, because each message can state the fix, and the parser comes with knip anyway.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { findCycles } from './checks/cycles.ts'
import { findFolderCircles, type InnerImport } from './checks/folderCircles.ts'
import { type Import, importsOf, resolveRelative } from './checks/imports.ts'
import { type Problem, report } from './checks/problem.ts'
import { readSource } from './checks/source.ts'
import {
  findPackages,
  findSources,
  type PackageKind,
  type Package,
  packageOf,
  roleOf,
} from './checks/workspace.ts'

/** Kinds of package that each kind may import, with the fix for a violation. */
const arrows: Record<PackageKind, { knows: PackageKind[]; cure: string }> = {
  core: {
    knows: [],
    cure: 'core knows no other package. Take what is needed as an argument.',
  },
  domain: {
    knows: ['core'],
    cure: 'The marketplace knows only core. Leave what is drawn to templates and features, and what is made up to sample.',
  },
  sample: {
    knows: ['core', 'domain'],
    cure: 'The sample backend knows only core and domain. Move what both need down to domain.',
  },
  contract: {
    knows: ['core', 'domain', 'sample'],
    cure: 'The contract knows only core, domain and the sample backend. Whoever runs it gives it the calls of others.',
  },
  ui: {
    knows: [],
    cure: 'ui knows no other package. Take words, data and callbacks as props.',
  },
  'team-chat': {
    knows: ['core', 'ui'],
    cure: 'What panel and page share of Team Chat knows only core and ui. Take it as a prop.',
  },
  templates: {
    knows: ['core', 'ui', 'templates'],
    cure: 'Templates know only core, ui and each other, and no marketplace: only their stories and tests use its kinds. Let the feature that configures the template pass it in.',
  },
  marketplace: {
    knows: ['core', 'ui', 'domain', 'templates'],
    cure: 'What the marketplace adds to the templates knows only core, ui, domain and templates. Take it as a prop.',
  },
  shell: {
    knows: ['core', 'ui', 'team-chat'],
    cure: 'A shell part knows only core, ui and team-chat. Take it as a prop or a slot that the whole shell fills, or move what two parts share down to core or ui/patterns.',
  },
  'whole-shell': {
    knows: ['core', 'ui', 'domain', 'team-chat', 'shell'],
    cure: 'The whole shell knows only core, ui, domain, team-chat and the parts of the shell. Let apps/console pass in what it takes from features.',
  },
  features: {
    knows: ['core', 'ui', 'domain', 'templates', 'marketplace', 'team-chat'],
    cure: 'A feature knows only core, ui, domain, templates, marketplace and team-chat. Move a shape or a machine that two features share down to domain, a widget down to ui/patterns.',
  },
  apps: {
    knows: [
      'core',
      'ui',
      'domain',
      'templates',
      'marketplace',
      'team-chat',
      'shell',
      'whole-shell',
      'features',
    ],
    cure: 'The console knows no other app. Move what they share into a package.',
  },
  server: {
    knows: ['core', 'domain', 'sample', 'apps'],
    cure: 'The server knows core, domain, the sample backend, and the console for its mocks. It draws nothing.',
  },
  storybook: {
    knows: ['core', 'ui', 'domain', 'team-chat', 'shell', 'whole-shell', 'sample'],
    cure: 'The preview knows core, ui, domain, the sample backend and the shell around screens. Let the stories bring what only they need.',
  },
}

/** Packages that must not reach users. */
const testTools =
  /^(msw|vitest|@vitest|storybook|@storybook|playwright|@playwright|@axe-core)(\/|$)/

/** Checks every import of the workspace at `root`. */
export function checkBoundaries(root: string): Problem[] {
  const packages = findPackages(root)
  const problems = checkRoot(root, packages)
  const graph = new Map<string, string[]>()
  const inner = new Map(packages.map((each) => [each, [] as InnerImport[]]))

  for (const path of ['packages', 'apps', '.storybook'].flatMap((top) => findSources(root, top))) {
    const owner = packageOf(packages, path)
    if (!owner) {
      problems.push({ file: path, message: 'lies in no package. Give its folder a package.json.' })
      continue
    }
    const edges: string[] = []
    for (const imported of importsOf(readSource(root, path))) {
      const message = checkImport(imported, path, owner, packages)
      if (message) problems.push({ file: path, line: imported.line, message })
      const target = resolveRelative(root, path, imported.specifier)
      if (target && imported.when === 'atOnce') edges.push(target)
      if (target && roleOf(path) !== 'test')
        inner.get(owner)?.push({ from: path, to: target, line: imported.line })
    }
    graph.set(path, edges)
  }

  for (const each of packages) problems.push(...findFolderCircles(each, inner.get(each) ?? []))
  for (const cycle of findCycles(graph))
    problems.push({
      file: cycle[0] ?? '',
      message: `imports itself by way of ${[...cycle.slice(1), cycle[0]].join(' → ')}. Move what both ends need into a file of its own.`,
    })
  return problems
}

/** Strict node_modules guard the arrows in `tsc` too, as long as no package can be resolved from the root. */
function checkRoot(root: string, packages: Package[]): Problem[] {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  return packages
    .filter(({ name }) => manifest.includes(`"${name}"`))
    .map(({ name }) => ({
      file: 'package.json',
      message: `lists ${name}, so every package could import it unseen. List it in the package that uses it.`,
    }))
}

function checkImport(
  imported: Import,
  path: string,
  owner: Package,
  packages: Package[],
): string | undefined {
  const { specifier } = imported
  if (specifier.startsWith('.')) return checkRelative(imported, path, owner, packages)
  const role = roleOf(path)
  if (specifier === '#storybook/preview' || specifier === '#storybook/translate')
    return role === 'test'
      ? undefined
      : 'imports the Storybook preview. Only stories and tests may; move the code that needs it there.'
  if (role === 'production' && testTools.test(specifier))
    return `imports ${specifier}, which must not reach users. Use it in stories, tests and mocks only.`
  const target = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  return (
    (target ? checkArrow(specifier, path, owner, target) : undefined) ??
    checkDeclared(specifier, path, owner)
  )
}

function checkArrow(
  specifier: string,
  path: string,
  owner: Package,
  target: Package,
): string | undefined {
  const role = roleOf(path)
  const subpath = `.${specifier.slice(target.name.length)}`
  if (target === owner) return `imports its own package as ${specifier}. Use a relative path.`
  const isSample = target.kind === 'sample'
  const isMocks = isSample || /^\.\/mocks(\/|$)/.test(subpath)
  // Packages that the sample backend depends on must not import it, not even in tests.
  const mayKnow =
    arrows[owner.kind].knows.includes(target.kind) ||
    (isSample && role !== 'production' && owner.kind !== 'core' && owner.kind !== 'domain') ||
    // The stories and tests of a template use the marketplace's workflows.
    (owner.kind === 'templates' &&
      role !== 'production' &&
      ['domain', 'marketplace'].includes(target.kind))
  if (!mayKnow) return `imports ${specifier}. ${arrows[owner.kind].cure}`
  if (!target.exports.includes(subpath))
    return `imports ${specifier}, an inside path of ${target.name}. Import one of its exports (${target.exports.join(', ')}), or add an export there if others are meant to use it.`
  if (isMocks && role === 'production')
    return `imports ${specifier}. The sample backend is for stories, tests, other mocks, apps/console/src/mocks.ts and apps/server, so that a build without it holds none of it.`
  return undefined
}

/** Checks that a package is declared even where it can be resolved from the root, which has it for its tools. */
function checkDeclared(specifier: string, path: string, owner: Package): string | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const isNoPackage = specifier.includes(':') // node:fs, virtual:msw
  const isBuildTool = roleOf(path) === 'config' && /^(vite|@vitejs\/.+)$/.test(name)
  const isFromRoot = isBuildTool || testTools.test(name)
  if (owner.dependencies.has(name) || isNoPackage || isFromRoot) return undefined
  return `imports ${name}, which ${owner.folder}/package.json does not declare. Add "${name}": "${name.startsWith('@console/') ? 'workspace:*' : 'catalog:'}" there.`
}

function checkRelative(
  { specifier, when }: Import,
  path: string,
  owner: Package,
  packages: Package[],
): string | undefined {
  const role = roleOf(path)
  const target = posix.join(dirname(path), specifier)
  if (!target.startsWith(`${owner.folder}/`) || packageOf(packages, target) !== owner) {
    const isRunByTools = role === 'config' || owner.kind === 'server' || path.includes('/journeys/')
    if (isRunByTools && /^(tools|docs)\//.test(target)) return undefined
    const other = packageOf(packages, target)
    return `leaves its package by ${specifier}. ${other ? `Import ${other.name} by its name.` : 'Move the file into a package, and import that by its name.'}`
  }
  const targetRole = roleOf(/\.tsx?$/.test(target) ? target : `${target}.ts`)
  if (role !== 'test' && targetRole === 'test')
    return `imports ${specifier}, a story or a test. Move what both need into a file of its own.`
  if (owner.kind === 'sample' && role !== 'test' && isOfEngine(path) && isOfData(target))
    return `imports ${specifier}. The engine of the sample backend knows none of its data. Take it as an argument, move what both need into the engine, or move this file to data or beside the index.`
  const isMocks = targetRole === 'mocks' || target.endsWith('/mocks')
  if (role !== 'production' || !isMocks) return undefined
  if (owner.kind !== 'apps')
    return `imports ${specifier}. Only stories and tests use a package's mocks, so that they never reach users.`
  return when === 'later'
    ? undefined
    : `imports ${specifier} at once. Use import(), so that a build without the sample backend can leave it out.`
}

/** Checks whether a file of the sample backend is part of its records. */
function isOfData(path: string): boolean {
  return path.startsWith('packages/sample/src/data/')
}

/** Checks whether a file is in another folder of the sample backend. The files beside its index assemble both halves. */
function isOfEngine(path: string): boolean {
  return /^packages\/sample\/src\/[^/]+\//.test(path) && !isOfData(path)
}

if (import.meta.main)
  report(checkBoundaries(join(import.meta.dirname, '..')), 'Every arrow points the right way.')
