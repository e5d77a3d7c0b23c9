/**
 * `pnpm start`: builds the console with its sample backend and serves the production build on `PORT` (4173), to this machine alone or to
 * whom the address `HOST` says.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { serveConsole } from './serve.ts'

// Packages leave out the endings of file names, which Node does not.
const {
  module: { sampleAccounts, samplePassword },
} = await runnerImport<typeof import('../packages/sample/src/server/accounts.ts')>(
  join(import.meta.dirname, '../packages/sample/src/server/accounts.ts'),
  { configFile: false, logLevel: 'warn' },
)

// A test run has just built it.
if (process.env.CONSOLE_IS_BUILT === undefined) {
  console.log('Building the console with its sample backend …')
  execFileSync(process.execPath, [join(import.meta.dirname, 'build/build.ts'), '--sample'], {
    stdio: 'inherit',
  })
}
const { address } = await serveConsole('dist', Number(process.env.PORT ?? 4173), {
  host: process.env.HOST,
})
console.log(`\nThe console is at ${address}\n\nSign in as one of (password: ${samplePassword})`)
for (const { email, roles } of sampleAccounts)
  console.log(`  ${email.padEnd(32)}${roles.join(', ')}`)
