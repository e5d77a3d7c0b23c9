/**
 * `pnpm start [--data FILE] [--fresh]`: builds the console and the server and starts it: the console and the sample backend on `PORT`
 * (4173), for this machine alone or for whom the address `HOST` says.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildServer } from './build/buildServer.ts'

// A test run has just built both.
if (process.env.CONSOLE_IS_BUILT === undefined) {
  console.log('Building the console and its server …')
  const build = [join(import.meta.dirname, 'build/build.ts'), '--out', 'dist-server']
  execFileSync(process.execPath, build, { stdio: 'inherit' })
  await buildServer()
}
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
