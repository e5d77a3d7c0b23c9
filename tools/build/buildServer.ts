import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { buildAside } from './buildAside.ts'

const root = resolve(import.meta.dirname, '../../apps/server')

/**
 * Builds the server as one file that needs only Node: `main.js` in `outDir`. A running server reads nothing more of it, so it can be
 * rebuilt while running.
 */
export async function buildServer(outDir = join(root, 'dist')): Promise<void> {
  await buildAside(outDir, async (folder) => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/main.ts',
        outDir: folder,
        target: 'node24',
        emptyOutDir: true,
        rolldownOptions: {
          // Starting MSW inside a page belongs to the console's handlers; a server never does it.
          external: ['virtual:msw'],
          output: { codeSplitting: false },
        },
      },
    })
  })
}

/** Builds the server outside the workspace, with an empty console beside it: `server/main.js` in `folder`, which also holds the console. */
export async function buildServerAlone(folder: string): Promise<void> {
  await buildServer(join(folder, 'server'))
  writeFileSync(join(folder, 'index.html'), '')
  writeFileSync(join(folder, 'config.json'), '{}')
  // Outside the workspace nothing else marks it as a module.
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
}

if (import.meta.main) await buildServer()
