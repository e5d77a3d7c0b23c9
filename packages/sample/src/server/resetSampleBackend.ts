import { clearScenarios } from './scenario'
import { forgetRequests } from './environment'
import { database } from '../store/store'

/**
 * For stories and tests: resets the sample data with its stored answers, the scenarios and the request ids to the state before
 * the first call.
 */
export function resetSampleBackend(): void {
  database.reset()
  clearScenarios()
  forgetRequests()
}
