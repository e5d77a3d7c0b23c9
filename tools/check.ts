/**
 * `pnpm check [name …]`: everything about the tree that can be checked without running it; all checks, or the named
 * ones.
 */
import { join } from 'node:path'
import { type Checks, runChecks } from './checks/runChecks.ts'

const checks: Checks = {
  format: ['oxfmt', '--check'],
  // Reports the compiler's errors, too: it loads the types of the whole tree for its own rules.
  lint: ['oxlint', '--type-check'],
  boundaries: ['node', 'tools/checkBoundaries.ts'],
  messages: ['node', 'tools/checkMessages.ts'],
  language: ['node', 'tools/checkLanguage.ts'],
  citations: ['node', 'tools/checkCitations.ts'],
  stories: ['node', 'tools/checkStories.ts'],
  contract: ['node', 'tools/contract.ts', '--check'],
  unused: ['knip', '--no-progress', '--no-config-hints'],
  versions: ['sherif'],
}

// The lint, a program in Go, collects its garbage less often: a fifth less time for a quarter more memory.
process.env.GOGC ??= '400'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in checks))
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`,
  )
  process.exit(2)
}
const chosen = Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name))
const failed = await runChecks(Object.fromEntries(chosen), join(import.meta.dirname, '..'))
if (failed.length > 0) process.exitCode = 1
