/**
 * `pnpm build [--sample] [--quick] [--out DIR]`: the console as static files in apps/console/dist. `--sample` includes the sample backend;
 * `--quick` compresses less, for tests. The last build stays until this one is finished. After Vite has built the scripts, the sign-in
 * page is rendered into index.html (`writePage`).
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Rolldown } from 'vite'
import { buildAside } from './buildAside.ts'
import { nameAsked } from './chunks.ts'
import { compress } from './compress.ts'
import { whatIsFetched } from './fetched.ts'
import { findGroups } from './groups.ts'
import { findHeavyStrays, findUnused } from './heavyApart.ts'
import { hintCompilation } from './hintCompilation.ts'
import { addFontLicences } from './licences.ts'
import { findStrays } from './samplesApart.ts'
import { withoutFacades } from './withoutFacades.ts'
import { writePage } from './writePage.ts'

const { values } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
  },
})
const root = resolve(import.meta.dirname, '../../apps/console')
process.env.NODE_ENV = 'production'
process.env.VITE_SAMPLE_BACKEND = values.sample ? 'on' : 'off'

await buildAside(resolve(root, values.out), async (outDir) => {
  const serverDir = `${outDir}-prerender`
  const { groups, asked } = await findGroups(root)
  const { output } = (await build({
    root,
    logLevel: 'warn',
    plugins: [withoutFacades],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })) as Rolldown.RolldownOutput
  const fetched = whatIsFetched(
    output.filter((file) => file.type === 'chunk'),
    asked,
  )
  const strays = [
    ...findHeavyStrays(fetched),
    ...findUnused(fetched),
    // The sample backend includes the endpoints of all sample apps.
    ...(values.sample ? [] : findStrays(fetched)),
  ]
  if (strays.length > 0) throw new Error(`Not apart:\n${strays.join('\n')}`)
  addFontLicences(root, outDir, output)
  nameAsked(outDir, output, (id) => (asked.has(id) ? relative(root, id) : undefined))
  await build({
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: serverDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // Each route keeps a file of its own, by which `warmUpSteps.ts` finds its source.
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })
  await writePage(outDir, serverDir, join(root, 'src'))
  rmSync(serverDir, { recursive: true })

  const file = join(outDir, 'config.json')
  const configuration = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(
    file,
    `${JSON.stringify({ ...configuration, sampleBackend: values.sample ? 'all' : 'none' }, null, 2)}\n`,
  )

  hintCompilation(outDir)
  compress(outDir, values.quick)
})
