/**
 * `pnpm bench [pages] [screens] [imports] [server] [--against REVISION]`: speed of the console and its server. Prints tables and stores
 * nothing; times vary on one machine from hour to hour, so compare with the baseline measured in the same run, or with another
 * revision's pages. Without a name all parts run.
 */
import { parseArgs } from 'node:util'
import { benchPages } from './benchPages.ts'
import { benchImports } from './imports/benchImports.ts'
import { benchScreens } from './screens/benchScreens.ts'
import { benchServer } from './server/benchServer.ts'

const parts: Readonly<Record<string, (against?: string) => Promise<void>>> = {
  pages: benchPages,
  screens: benchScreens,
  imports: benchImports,
  server: benchServer,
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are ${Object.keys(parts).join(' and ')}.`,
  )
  process.exit(2)
}
for (const [name, bench] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await bench(values.against)
