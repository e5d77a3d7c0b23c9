import { world } from './store'
import { token } from './token'

let answers = 0
let isChecking = true

/** What every answer bears: a request id to quote, and the sample clock's time. */
export function answerHeaders(): Record<string, string> {
  answers += 1
  return {
    'X-Request-Id': token('request', answers),
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
  answers = 0
}
