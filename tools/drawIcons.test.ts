import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons, drawingsFile } from './drawIcons.ts'

test('the catalogue draws its icons as the installed set does; `node tools/drawIcons.ts` updates them', async () => {
  const drawings = await drawIcons()
  expect(JSON.parse(readFileSync(drawingsFile, 'utf8'))).toEqual(drawings)
  // Each of several paths begins at its own start, not at the end of the previous one.
  expect(drawings['arrow-down']).toBe('M12 5v14M19 12l-7 7-7-7')
  expect(Object.values(drawings).filter((path) => !path.startsWith('M'))).toEqual([])
})
