import { database } from '../store/store'
import { environment } from './environment'

let isChecking = true

/**
 * Headers of every answer: a request id to quote, and the sample clock's time.
 * @param call its method and path
 */
export function answerHeaders(call: string): Record<string, string> {
  return {
    'X-Request-Id': environment().nameRequest(call),
    Date: new Date(database.now()).toUTCString(),
    'Cache-Control': 'no-store',
  }
}

/** Reports whether endpoints check their own answers: in stories and tests. */
export function isCheckingAnswers(): boolean {
  return isChecking
}

/** Turns the check off: the console parses every answer itself. */
export function leaveAnswersUnchecked(): void {
  isChecking = false
}
