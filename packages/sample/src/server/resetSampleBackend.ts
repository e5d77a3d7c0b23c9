import { resetAnswers } from './answers'
import { forgetKeys } from './idempotency'
import { clearScenarios } from './scenario'
import { world } from '../store/store'

/** For stories and tests: the world, the scenarios, the request ids and the keys of decisions are as they were before the first call. */
export function resetSampleBackend(): void {
  world.reset()
  clearScenarios()
  resetAnswers()
  forgetKeys()
}
