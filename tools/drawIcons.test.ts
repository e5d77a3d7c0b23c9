import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons, drawingsFile } from './drawIcons.ts'

test('the catalogue draws its icons as the installed set does; `node tools/drawIcons.ts` writes them anew', async () => {
  expect(JSON.parse(readFileSync(drawingsFile, 'utf8'))).toEqual(await drawIcons())
})
