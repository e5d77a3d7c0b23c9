import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take more than twenty seconds, although most of them are short. */
export const slowest = [
  'tools/new/new.test.ts',
  'packages/sample/src/data/order/endpoints.test.ts',
  'apps/server/src/killed.test.ts',
  'tools/contract/ownServer.test.ts',
  'tools/vite/namedScreens.test.ts',
  'tools/contract/conform.test.ts',
]

/**
 * Starts the slowest test files first, and then the largest. Without times of an earlier run, as in a fresh clone, Vitest goes by size
 * alone, and the slowest files run last while the other processors have nothing left.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return place === -1 ? slowest.length : place
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's own, and changes nothing
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
