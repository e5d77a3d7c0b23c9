import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Layer of a package, which determines the kinds it may import. */
export type PackageKind =
  | 'core'
  | 'domain'
  | 'sample'
  | 'contract'
  | 'ui'
  | 'team-chat'
  | 'templates'
  | 'marketplace'
  | 'shell'
  | 'whole-shell'
  | 'features'
  | 'apps'
  | 'server'
  | 'storybook'

/** A package of the workspace. */
export interface Package {
  name: string
  kind: PackageKind
  /** Relative to the workspace, with forward slashes. */
  folder: string
  /** Subpaths that others may import, as in `exports` of package.json: `.`, `./mocks`. */
  exports: string[]
  /** Packages that package.json declares, in any section. */
  dependencies: Set<string>
}

/**
 * Purpose of a file. `test`: stories, tests and their helpers. `mocks`: the sample backend, code made of it and the server that serves it.
 * `config`: read by a build tool. `production`: everything else, which is what users get.
 */
export type Role = 'production' | 'mocks' | 'test' | 'config'

const folders = [
  'packages/*',
  'packages/templates/*',
  'packages/shell/*',
  'packages/features/*',
  'packages/features/samples/*',
  'apps/*',
  '.storybook',
]

/** All packages of the workspace at `root`, found by their location in the tree, so that new ones are guarded immediately. */
export function findPackages(root: string): Package[] {
  return globSync(
    folders.map((folder) => `${folder}/package.json`),
    { cwd: root },
  )
    .map((path) => path.replaceAll('\\', '/').replace('/package.json', ''))
    .toSorted()
    .map((folder) => readPackage(root, folder))
}

function readPackage(root: string, folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
    exports?: Record<string, string>
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
  return {
    name: manifest.name,
    kind: kindOf(folder),
    folder,
    exports: Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) =>
      doorsOf(root, folder, subpath, target),
    ),
    dependencies: new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.devDependencies ?? {}),
    ]),
  }
}

/** Subpaths of an entry of `exports`: one, or as many as files match its pattern. */
function doorsOf(root: string, folder: string, subpath: string, target: string): string[] {
  if (!subpath.includes('*')) return [subpath]
  const [before = '', after = ''] = target.split('*')
  return globSync(`${before}**${after}`, { cwd: join(root, folder) })
    .map((path) => `./${path.replaceAll('\\', '/')}`)
    .map((path) => subpath.replace('*', path.slice(before.length, -after.length)))
    .toSorted()
}

function kindOf(folder: string): PackageKind {
  if (folder === '.storybook') return 'storybook'
  if (folder === 'apps/server') return 'server'
  if (folder === 'packages/shell/shell') return 'whole-shell'
  const [top, second] = folder.split('/')
  return (top === 'apps' ? 'apps' : second) as PackageKind
}

/** Every TypeScript file below `folder`, relative to the workspace. */
export function findSources(root: string, folder: string): string[] {
  return globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/node_modules', '**/dist'],
  })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted()
}

/** The package that contains a file. */
export function packageOf(packages: Package[], path: string): Package | undefined {
  return packages
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]
}

/** Derives a file's purpose from its name and folder. */
export function roleOf(path: string): Role {
  if (/\.(stories|test|states)\.tsx?$|\/(stories|journeys)\//.test(path)) return 'test'
  if (/^(packages\/(sample|contract)|apps\/server)\/|\/mocks\/|\/mocks\.ts$/.test(path))
    return 'mocks'
  if (/\.config\.ts$|^\.storybook\//.test(path)) return 'config'
  return 'production'
}
