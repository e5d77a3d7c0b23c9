import { world } from '../store/store'
import { token } from '../draws/token'

/** How often each call has been answered. */
const answers = new Map<string, number>()
let isChecking = true

/**
 * What every answer bears: a request id to quote, and the sample clock's time. The id is the same whatever is called beside it, so
 * that a story always shows the same.
 * @param call its method and path
 */
export function answerHeaders(call: string): Record<string, string> {
  const number = (answers.get(call) ?? 0) + 1
  answers.set(call, number)
  return {
    'X-Request-Id': token(`request ${call}`, number),
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

/** Request ids begin anew. */
export function resetAnswers(): void {
  answers.clear()
}
