import { resetAnswers } from './answers'
import { clearScenarios } from './scenario'
import { world } from './store'

/** For stories and tests: the world, the scenarios and the request ids are as they were before the first call. */
export function resetSampleBackend(): void {
  world.reset()
  clearScenarios()
  resetAnswers()
}
