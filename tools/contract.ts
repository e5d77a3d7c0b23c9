/**
 * `pnpm contract`: writes `docs/contract/openapi.json`, the calls of the console as an OpenAPI 3.1 document. With `--check` it writes
 * nothing, and reports whether the file is up to date and passes a contract linter.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importWithVite } from './vite/importWithVite.ts'

const folder = join(import.meta.dirname, '../docs/contract')
const file = join(folder, 'openapi.json')

const { writeOurs } = await importWithVite<typeof import('./contract/ours.ts')>(
  join(import.meta.dirname, 'contract/ours.ts'),
)
const written = await writeOurs()

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, written)
  console.log('docs/contract/openapi.json is written.')
} else if (readFileSync(file, 'utf8') !== written) {
  console.error('docs/contract/openapi.json is not what the endpoints say: run pnpm contract.')
  process.exitCode = 1
} else {
  const problems = lint()
  for (const { ruleId, message, location } of problems)
    console.error(`${location[0]?.pointer ?? ''}: ${message} (${ruleId})`)
  if (problems.length > 0) process.exitCode = 1
  else console.log('docs/contract/openapi.json says what the endpoints say, and is well formed.')
}

interface Problem {
  ruleId: string
  message: string
  location: readonly { pointer?: string }[]
}

/** Findings of Redocly's linter. It makes no network requests. */
function lint(): readonly Problem[] {
  const cli = join(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js')
  const options = ['--config', join(folder, 'redocly.yaml'), '--format', 'json']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = spawnSync(process.execPath, [cli, 'lint', file, ...options], {
    env,
    encoding: 'utf8',
  })
  return (JSON.parse(stdout) as { problems: readonly Problem[] }).problems
}
