import { clearScenarios } from './scenario'
import { forgetRequests } from './surroundings'
import { world } from '../store/store'

/** For stories and tests: the world, with the answers it remembers, the scenarios and the request ids are as they were before the first call. */
export function resetSampleBackend(): void {
  world.reset()
  clearScenarios()
  forgetRequests()
}
