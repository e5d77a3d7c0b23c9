/**
 * `pnpm chromatic`: lets Chromatic take the same pictures in the cloud. Only stories whose modules have changed are
 * taken (TurboSnap). Changes end with 1 and must be accepted at Chromatic; nothing is ever accepted from here. Further
 * arguments are passed to Chromatic's own command, except those that would accept or skip changes.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { refusedOf } from './chromaticArguments.ts'

const root = join(import.meta.dirname, '../..')
const given = process.argv.slice(2)
const refused = refusedOf(given)

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    [
      'Chromatic needs the token of a project: sign in at https://www.chromatic.com, add a project for this repository,',
      'copy the token from its Manage page, and run CHROMATIC_PROJECT_TOKEN=… pnpm chromatic. In CI, keep the token as a secret',
      'and fetch the whole history (Chromatic finds its baseline by commits). Without a token: pnpm pictures.',
    ].join('\n'),
  )
  process.exitCode = 1
} else if (refused.length > 0) {
  console.error(
    `${refused.join(' ')}: changes are accepted by somebody who has seen them, at Chromatic.`,
  )
  process.exitCode = 1
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/chromatic/dist/bin.cjs'),
      '--only-changed',
      '--build-script-name=build:book',
      // They change no picture.
      '--untraced=**/*.test.ts',
      '--untraced=**/*.md',
      ...given,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMATIC_DISABLE_TELEMETRY: 'true' },
    },
  )
  process.exitCode = status ?? 1
}
