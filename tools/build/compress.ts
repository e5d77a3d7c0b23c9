import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Puts a compressed copy beside each file, for hosts that send it; config.json is left out, since it is replaced. */
export function compress(outDir: string): void {
  for (const name of globSync('**/*.{js,css,svg,html}', { cwd: outDir }))
    writeFileSync(
      join(outDir, `${name}.gz`),
      gzipSync(readFileSync(join(outDir, name)), { level: 9 }),
    )
}
