import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../apps/server')

/** Builds the server as one file that needs nothing but Node: `main.js` in `outDir`. */
export async function buildServer(outDir = join(root, 'dist')): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/main.ts',
      outDir,
      target: 'node24',
      emptyOutDir: true,
      // Starting MSW inside a page is part of the console's handlers, and nothing that a server does.
      rolldownOptions: { external: ['virtual:msw'] },
    },
  })
}

if (import.meta.main) await buildServer()
