import { world } from '../../store/store'
import { sampleQueues } from './summary'

/** What is made step by step of a kind before it is asked for, as the kind says in its folder: `ahead.ts`. */
export type Ahead = () => Generator<void>

const files = import.meta.glob<{ ahead: Ahead }>('../*/ahead.ts', { eager: true })

/**
 * Makes what the first screens are made of while nobody asks for anything, one short step at a time: in a page somebody types
 * meanwhile, and a server answers others. What is asked for before that is made at once.
 */
export function makeAhead(): void {
  const steps = allSteps()
  function next() {
    if (!steps.next().done) whenIdle(next)
  }
  whenIdle(next)
}

function* allSteps(): Generator<void> {
  for (const { ahead } of Object.values(files)) yield* ahead()
  for (const { rowsIn } of sampleQueues) {
    rowsIn(world)
    yield
  }
}

/** A server has no `requestIdleCallback`, nor has Safari everywhere: calls have their turn between two steps there, too. */
function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(step)
  else setTimeout(step, 5)
}
