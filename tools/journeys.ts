/**
 * Builds the console before the first journey: with its sample backend (apps/console/dist) and without (apps/console/dist-server); the
 * server (apps/server/dist); and Storybook (storybook-static). Playwright's global setup; `pnpm test` runs it as a step of its own and sets
 * a flag.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

function buildForJourneys(): void {
  for (const args of [
    ['tools/build/build.ts', '--quick', '--sample'],
    ['tools/build/build.ts', '--quick', '--out', 'dist-server'],
    ['tools/build/buildServer.ts'],
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'storybook-static', '--quiet'],
  ])
    execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

// oxlint-disable-next-line import/no-default-export -- Playwright reads it
export default function setUp(): void {
  if (process.env.CONSOLE_IS_BUILT === undefined) buildForJourneys()
}

if (import.meta.main) buildForJourneys()
