import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { generate } from './generate.ts'

const workspace = join(import.meta.dirname, '../..')

/** Copies the workspace without ignored files, and with the real one's tools. */
function copyWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'console-new-'))
  const ignored = new Set([
    '.git',
    ...readFileSync(join(workspace, '.gitignore'), 'utf8').split('\n'),
  ])
  cpSync(workspace, root, { recursive: true, filter: (path) => !ignored.has(basename(path)) })
  symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'), 'junction')
  return root
}

/** Every package of the workspace at `root`, those of tools too. */
function packagesIn(root: string): { name: string; folder: string; dependencies: string[] }[] {
  return globSync('{.storybook,apps/*,packages/**,tools/bench}/package.json', {
    cwd: root,
    exclude: ['**/node_modules'],
  }).map((path) => {
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    ) as { name: string; dependencies?: object; devDependencies?: object }
    return {
      name,
      folder: dirname(path),
      dependencies: Object.keys({ ...dependencies, ...devDependencies }),
    }
  })
}

/** Links each package's declared dependencies from the real workspace, as `pnpm install` would. */
function linkDependencies(root: string): void {
  const installed = new Map<string, string>()
  for (const { folder, dependencies } of packagesIn(workspace))
    for (const name of dependencies)
      installed.set(name, realpathSync(join(workspace, folder, 'node_modules', name)))

  const packages = packagesIn(root)
  for (const { folder, dependencies } of packages)
    for (const name of dependencies) {
      const own = packages.find((other) => other.name === name)
      const target = own ? join(root, own.folder) : (installed.get(name) ?? 'not installed')
      const link = join(root, folder, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(target, link, 'junction')
    }
}

/** Every file of the packages with its text. */
function textsIn(root: string): Map<string, string> {
  return new Map(
    globSync('{apps,packages}/**/*.*', { cwd: root, exclude: ['**/node_modules'] })
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

/** Number of changed or new lines in existing files, by file. */
function changedLines(before: Map<string, string>, after: Map<string, string>) {
  return Object.fromEntries(
    [...before].flatMap(([path, former]) => {
      const lines = former.split('\n')
      const changed = (after.get(path) ?? '').split('\n').filter((line) => !lines.includes(line))
      return after.get(path) === former ? [] : [[path, changed.length]]
    }),
  )
}

/** A new feature that uses a new entity in every way. */
const newFeature = [
  ['feature', 'gifts'],
  ['entity', 'gift-card'],
  ['list', 'gifts/gift-card'],
  ['record', 'gifts/gift-card'],
  ['form', 'gifts/gift-card'],
] as const

/** Further commands, in existing features, too. */
const furtherWishes = [
  ['feature', 'sales-returns'],
  ['part', 'side-notes'],
  ['component', 'Meter'],
  ['screen', 'gifts/GiftDetailsScreen'],
  ['screen', 'errors/MaintenanceScreen'],
  ['entity', 'problem-report'],
  ['list', 'errors/problem-report'],
  ['form', 'errors/problem-report'],
] as const

/** Pages of a copy use the real workspace's libraries, and cache their builds separately. */
const configOfCopy = `import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'
export default mergeConfig(config, { cacheDir: '.cache', server: { fs: { strict: false } } })
`

test(
  'each generator reports what it writes or changes, and its output passes every check and works',
  { timeout: 900_000 },
  () => {
    const root = copyWorkspace()
    onTestFinished(() => rmSync(root, { recursive: true }), 60_000)
    const touched = new Set<string>()
    const first = textsIn(root)
    for (const [generator, name] of [...newFeature, ...furtherWishes]) {
      const before = textsIn(root)
      const { written, changed } = generate(root, generator, name)
      const after = textsIn(root)
      const differing = [...after.keys()].filter((path) => after.get(path) !== before.get(path))
      expect(differing).toEqual([...written, ...changed].toSorted())
      for (const path of differing) touched.add(path)
      if (generator === 'form' && name === 'gifts/gift-card')
        expect(changedLines(first, after)).toEqual({
          'apps/console/package.json': 1,
          'apps/console/src/features.ts': 2,
        })
    }
    linkDependencies(root)

    // Lint and types take minutes for the whole workspace, which is otherwise unchanged.
    const ofWhole = ['format', 'boundaries', 'messages', 'stories', 'unused', 'versions']
    expect(declared(process.execPath, ['tools/check.ts', ...ofWhole], root)).toBe('')
    const code = [...touched].filter(isCode)
    expect(declared('node_modules/.bin/oxlint', ['--type-check', ...code], root)).toBe('')

    writeFileSync(join(root, 'copy.config.ts'), configOfCopy)
    const works = [...touched].filter((path) => /\.(test\.ts|stories\.tsx)$/.test(path))
    const run = ['run', '--config=copy.config.ts', '--project=unit', '--project=stories']
    const ofAllKinds = 'packages/domain/src/*.test.ts'
    const tests = [...globSync(ofAllKinds, { cwd: root }), ...works]
    expect(declared('node_modules/.bin/vitest', [...run, ...tests], root)).toBe('')
  },
)

/** Output of a command that fails. */
function declared(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}

const isCode = (path: string) => /\.tsx?$/.test(path)

describe('refuses an invalid name, and writes nothing', () => {
  let root: string
  let before: Map<string, string>
  beforeAll(() => {
    root = copyWorkspace()
    before = textsIn(root)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test.each([
    ['feature', 'Orders', 'named in small letters'],
    ['feature', '../gifts', 'named in small letters'],
    ['feature', 'access', 'packages/features/access exists already'],
    ['feature', 'toolbar', 'packages/shell/toolbar has this name already'],
    ['feature', 'export', 'means something else'],
    ['part', 'side_notes', 'named in small letters'],
    ['part', 'errors', 'packages/features/errors has this name already'],
    ['part', 'button', 'means something else'],
    ['component', 'meter', 'named with a capital'],
    ['component', 'Card', 'packages/ui/src/primitives/Card exists already'],
    ['screen', 'errors/Maintenance', 'ends in Screen'],
    ['screen', 'errors/NotFoundScreen', 'errors/src/NotFoundScreen exists already'],
    ['screen', 'access/SignInScreen', 'has paths.signIn already'],
    ['screen', 'gifts/GiftsScreen', 'no packages/features/gifts, which it needs'],
    ['entity', 'agent', 'packages/domain/src/agent exists already'],
    ['entity', 'toolbar', 'packages/shell/toolbar has this name already'],
    ['feature', 'featured', 'packages/domain/src/featured has this name already'],
    ['entity', 'GiftCard', 'named in small letters'],
    ['list', 'gift-card', 'named by its feature and its entity'],
    ['list', 'agents/gift-card', 'no packages/domain/src/gift-card, which it needs'],
    [
      'record',
      'agents/gift-card',
      'no packages/features/agents/src/giftCardList.ts, which it needs',
    ],
    ['form', 'gift-card', 'named by its feature and its entity'],
    ['form', 'gifts/gift-card', 'no packages/features/gifts, which it needs'],
    ['view', 'gifts', 'no generator view'],
  ])('%s %s', (generator, name, message) => {
    expect(() => generate(root, generator, name)).toThrow(message)
    expect(textsIn(root)).toEqual(before)
  })
})

test.each([
  [['--help'], 0, 'pnpm new feature orders'],
  [[], 2, 'pnpm new feature orders'],
  [['view', 'orders'], 2, 'pnpm new screen orders/OrderDetailsScreen'],
  [['feature', 'Orders'], 1, 'Nothing was written'],
  [['feature', 'orders', '--tabel'], 2, '--tabel'],
])('pnpm new %j ends with %i', (args, code, words) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'new.ts'), ...args],
    { encoding: 'utf8' },
  )
  expect(stdout + stderr).toContain(words)
  expect(status).toBe(code)
})
