import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startScriptedServer } from '../../apps/console/journeys/support/scriptedServer.ts'
import { readChunks, shellScripts } from '../build/chunks.ts'
import { compress } from '../build/compress.ts'
import { serveConsole } from '../serve.ts'
import { styledComponents } from '../vite/styledComponents.ts'

/** A served page to measure. */
export interface Target {
  name: string
  address: string
  /** Number of scripts that the form needs. */
  scripts: number
  /** Their size, in kB gzipped. */
  scriptSize: number
  /**
   * Size of the shell's scripts beyond these and those of signing in, in kB gzipped; 0 without a shell.
   */
  shellSize: number
  /** Size of the page itself, in kB gzipped. */
  pageSize: number
  /** Set where a dashboard follows the form. */
  hasDashboard: boolean
  /** Resets the server state of an earlier run. */
  reset(): void
  close(): Promise<void>
}

/** The bare page of the three libraries: the best possible result. */
export async function serveBare(outDir: string): Promise<Target> {
  await build({
    ...styledComponents,
    configFile: false,
    plugins: [react()],
    root: join(import.meta.dirname, 'bare'),
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
  writeConfiguration(outDir, {})
  compress(outDir)
  return {
    name: 'bare page',
    ...sizesOf(outDir, readChunks(outDir).needed(), []),
    hasDashboard: false,
    reset: () => undefined,
    ...(await serveConsole(outDir, 0)),
  }
}

/** The console, on its sample backend or on the journeys' server. */
export async function serveBuild(outDir: string, backend: 'sample' | 'server'): Promise<Target> {
  buildConsole(outDir, backend === 'sample' ? ['--sample'] : [])
  const server = backend === 'server' ? await startScriptedServer() : null
  if (server)
    writeConfiguration(outDir, {
      addresses: { business: server.address, samples: server.address },
    })
  const served = await serveConsole(outDir, 0)
  const chunks = readChunks(outDir)
  return {
    name: backend === 'sample' ? 'with sample backend' : 'without it',
    ...sizesOf(outDir, chunks.needed('sign-in'), shellScripts(chunks)),
    hasDashboard: true,
    reset: () => server?.reset(),
    address: served.address,
    async close() {
      await Promise.all([served.close(), server?.close()])
    },
  }
}

/**
 * Builds the console.
 * @param options further options of `pnpm build`
 * @param root folder of the tree to build: this one, or that of another revision
 */
export function buildConsole(
  outDir: string,
  options: readonly string[] = [],
  root = join(import.meta.dirname, '../..'),
): void {
  const script = join(root, 'tools/build/build.ts')
  execFileSync(process.execPath, [script, '--out', outDir, ...options], { stdio: 'inherit' })
}

function writeConfiguration(outDir: string, configuration: object): void {
  writeFileSync(join(outDir, 'config.json'), JSON.stringify(configuration))
}

function sizesOf(outDir: string, scripts: readonly string[], shell: readonly string[]) {
  const sizeOf = (file: string) => statSync(join(outDir, `${file}.gz`)).size / 1000
  const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0)
  return {
    scripts: scripts.length,
    scriptSize: sumOf(scripts),
    shellSize: sumOf(shell),
    pageSize: sizeOf('index.html'),
  }
}
