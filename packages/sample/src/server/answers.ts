import { world } from '../store/store'
import { surroundings } from './surroundings'

let isChecking = true

/**
 * What every answer bears: a request id to quote, and the sample clock's time.
 * @param call its method and path
 */
export function answerHeaders(call: string): Record<string, string> {
  return {
    'X-Request-Id': surroundings().nameRequest(call),
    Date: new Date(world.now()).toUTCString(),
    'Cache-Control': 'no-store',
  }
}

/** Whether endpoints check their own answers: in stories and tests. */
export function isCheckingAnswers(): boolean {
  return isChecking
}

/** The console parses every answer itself, so its sample backend leaves that. */
export function leaveAnswersUnchecked(): void {
  isChecking = false
}
