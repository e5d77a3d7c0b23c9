/**
 * `pnpm conform URL --user EMAIL --password PASSWORD`: checks whether a server conforms to the contract, and prints the findings
 * of each call. Read-only; with `--write` it also makes and undoes decisions, and creates and deletes a saved view and a draft.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importWithVite } from './vite/importWithVite.ts'

const usage = `pnpm conform URL --user EMAIL --password PASSWORD
  URL              address of the console; its config.json has the address of the server
  --user           account with all permissions, preferably of a test system
  --other EMAIL    account without permissions, with --other-password: its calls must be refused with 403
  --write          also makes and undoes decisions, and creates and deletes a saved view and a draft
  --only GROUP     tests one group of calls, for example orders
  --origin ORIGIN  origin of the calling console, if it differs from that of URL`

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: text,
    password: text,
    other: text,
    'other-password': text,
    only: text,
    origin: text,
    write: { type: 'boolean', default: false },
  },
})
const [url] = positionals
const { user, password, other, only, origin } = values
if (!url || !URL.canParse(url) || !user || !password) {
  console.error(usage)
  process.exit(2)
}

const { checkServer } = await importWithVite<typeof import('./contract/checkServer.ts')>(
  join(import.meta.dirname, 'contract/checkServer.ts'),
)
try {
  const isConforming = await checkServer({
    url,
    account: { email: user, password },
    ...(other && { other: { email: other, password: values['other-password'] ?? '' } }),
    mayWrite: values.write,
    ...(only && { only }),
    ...(origin && { origin }),
  })
  process.exitCode = isConforming ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
