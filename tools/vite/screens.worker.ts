/** Sends the screens of all features, read without their code. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { importWithVite } from './importWithVite.ts'

const root = join(import.meta.dirname, '../..')

/** The route of each template that has one: its components need a browser. */
const routes = new Map(
  globSync('packages/templates/*/src/{,*/}route.ts', { cwd: root }).map((file) => [
    `@console/${file.split('/')[2]}`,
    join(root, file),
  ]),
)

const { readScreens } = await importWithVite<
  typeof import('../../.storybook/screens/readScreens.ts')
>(join(root, '.storybook/screens/readScreens.ts'), [
  {
    name: 'console:routes-only',
    enforce: 'pre',
    resolveId: (id) => routes.get(id),
  },
])
parentPort?.postMessage(await readScreens())
