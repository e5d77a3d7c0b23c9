/**
 * `node tools/drawGlyphs.ts`: draws the glyphs of the sample pictures as two-colour bitmaps of 64 × 64 and writes them to
 * `glyphBitmaps.ts`: a browser takes ten times as long for a list of 25 SVG pictures as for one of 25 bitmaps.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { chromium } from 'playwright'
import { glyphs } from '../packages/sample/src/data/shared/glyphs.ts'
import { browserFlags, ensureBrowser } from './browser.ts'

const size = 64
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
const page = await browser.newPage()
const lines: string[] = []
for (const [name, path] of Object.entries(glyphs)) {
  const alphas = await page.evaluate(draw, { path, size })
  // A line of a PNG of one bit: a zero for "not filtered", then eight pixels in a byte.
  const rows = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size / 8 }, (__, byte) =>
      Array.from({ length: 8 }, (___, bit) =>
        (alphas[y * size + byte * 8 + bit] ?? 0) > 127 ? 128 >> bit : 0,
      ).reduce((sum, bit) => sum + bit),
    ),
  ])
  const data = deflateSync(Uint8Array.from(rows.flat()), { level: 9 })
  lines.push(`  ${name}: '${data.toString('base64')}',`)
}
await browser.close()
writeFileSync(
  join(import.meta.dirname, '../packages/sample/src/data/shared/glyphBitmaps.ts'),
  `import type { Glyph } from '../names/goods'

/** The glyphs as the image data of PNGs, 64 by 64 in two colours. Drawn by \`node tools/drawGlyphs.ts\`; do not edit. */
export const glyphBitmaps: Record<Glyph, string> = {
${lines.join('\n')}
}
`,
)

/** Runs in the page. */
function draw({ path, size: side }: { path: string; size: number }): number[] {
  const context = new OffscreenCanvas(side, side).getContext(
    '2d',
  ) as OffscreenCanvasRenderingContext2D
  context.scale(side / 96, side / 96)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is no array
  context.fill(new Path2D(path), 'evenodd')
  return [...context.getImageData(0, 0, side, side).data].filter((_, place) => place % 4 === 3)
}
