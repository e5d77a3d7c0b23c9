import { database } from '../../store/store'
import { sampleQueues } from './summary'

/** Steps that prepare a kind's data before it is requested; the kind's folder exports them in `warmUpSteps.ts`. */
export type WarmUpSteps = () => Generator<void>

const files = import.meta.glob<{ warmUpSteps: WarmUpSteps }>('../*/warmUpSteps.ts', { eager: true })

/**
 * Prepares the data of the first screens while idle, in short steps: in a page the user may be typing, and a server answers
 * other calls. Data requested earlier is created immediately.
 */
export function warmUp(): void {
  const steps = allSteps()
  function next() {
    if (!steps.next().done) whenIdle(next)
  }
  whenIdle(next)
}

function* allSteps(): Generator<void> {
  for (const { warmUpSteps } of Object.values(files)) yield* warmUpSteps()
  for (const { rowsIn } of sampleQueues) {
    rowsIn(database)
    yield
  }
}

/** A server has no `requestIdleCallback`, and not all versions of Safari have it: calls run between two steps there, too. */
function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(step)
  else setTimeout(step, 5)
}
