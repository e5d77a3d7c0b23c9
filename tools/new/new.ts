/**
 * `pnpm new feature|entity|list|record|form|part|component|screen NAME`: writes packages, folders or files that pass `pnpm check`
 * unchanged.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Generated, generate, Refusal } from './generate.ts'
import { generators } from './generators.ts'

const root = join(import.meta.dirname, '../..')

const help = [
  'pnpm new GENERATOR NAME writes what passes pnpm check as it is:',
  ...Object.entries(generators).map(
    ([generator, { is, named, example }]) =>
      `\n  pnpm new ${generator} ${example}\n    ${is}\n    named ${named}`,
  ),
].join('\n')

/** Installs the new package's dependencies, with the running pnpm, or else the version that package.json names. */
function install() {
  const { npm_execpath: runner = '' } = process.env
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const [command, args] = /pnpm[^/\\]*\.c?js$/.test(runner)
    ? [process.execPath, [runner]]
    : ['npx', ['--yes', packageManager]]
  execFileSync(command, [...args, 'install', '--no-frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
  })
}

function print({ written, changed, next }: Generated) {
  console.log(['Written:', ...written.map((path) => `  ${path}`)].join('\n'))
  if (changed.length > 0)
    console.log(['Given a line or more:', ...changed.map((path) => `  ${path}`)].join('\n'))
  console.log(['Next:', ...next.map((step) => `  · ${step}`), '  · pnpm check'].join('\n'))
}

/** Runs the command and returns its exit code: 1 for a refusal, 2 for invalid arguments. */
function run(): number {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) {
      console.log(help)
      return 0
    }
    const [generator = '', name, ...rest] = positionals
    if (name === undefined || rest.length > 0 || !Object.hasOwn(generators, generator)) {
      console.error(help)
      return 2
    }
    const generated = generate(root, generator, name)
    print(generated)
    if (generated.isPackage) {
      console.log('A package was added, so its dependencies are put in place: pnpm install')
      install()
    }
    return 0
  } catch (error) {
    if (error instanceof Refusal) {
      console.error(`${error.message} Nothing was written.`)
      return 1
    }
    if (error instanceof TypeError && 'code' in error) {
      console.error(`${error.message}\n\n${help}`)
      return 2
    }
    throw error
  }
}

process.exitCode = run()
