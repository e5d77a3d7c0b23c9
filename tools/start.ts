/**
 * `pnpm start [--data FILE] [--fresh] [--demo]`: builds and starts the console and its server with the sample backend, on `PORT`
 * (4173), for this machine alone or at the address `HOST`.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { listeningOf, refuseTakenPort } from '../apps/server/src/listening.ts'
import { StartupError } from '../apps/server/src/process/StartupError.ts'
import { buildServer } from './build/buildServer.ts'
import { endWithLauncher } from './endWithLauncher.ts'

endWithLauncher()
try {
  await refuseTakenPort(listeningOf(process.env))
  // A test run has just built both.
  if (process.env.CONSOLE_IS_BUILT === undefined) {
    console.log('Building the console and its server …')
    const build = [join(import.meta.dirname, 'build/build.ts'), '--out', 'dist-server']
    execFileSync(process.execPath, build, { stdio: 'inherit' })
    await buildServer()
  }
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
