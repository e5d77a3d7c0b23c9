import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * Writes compressed copies beside each file, for hosts that serve them; config.json is left out, since it is replaced
 * on deployment.
 */
export function compress(outDir: string): void {
  for (const name of globSync('**/*.{js,css,svg,html}', { cwd: outDir })) {
    const file = join(outDir, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content))
  }
}
