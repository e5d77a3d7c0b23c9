import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createVitest } from 'vitest/node'
import { slowest, SlowestFirst } from './slowestFirst.ts'

const root = join(import.meta.dirname, '../..')

test('the slowest test files exist, and start first', async () => {
  expect(slowest.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const vitest = await createVitest({ root, config: false, watch: false })
  const project = vitest.getRootProject()
  const [first = ''] = slowest
  const files = ['README.md', first].map((file) => project.createSpecification(join(root, file)))
  // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's own, and changes nothing
  const sorted = await new SlowestFirst(vitest).sort(files)
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual([
    join(root, first),
    join(root, 'README.md'),
  ])
  await vitest.close()
})
