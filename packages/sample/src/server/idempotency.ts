import { world } from '../store/store'
import { refuse } from './refuse'

/**
 * What the answer of a call that is done once is kept under.
 * @param caller the account's token
 * @throws Refusal 428 without an `Idempotency-Key`
 */
export function nameOfAnswer(request: Request, caller: string): string {
  const key = request.headers.get('Idempotency-Key')
  if (!key) throw refuse(428, 'precondition_required', 'This needs the header Idempotency-Key.')
  return `${caller} ${new URL(request.url).pathname} ${key}`
}

/**
 * Answers the same call under the same name as it was answered first; what was refused is tried anew. The answer is kept together with
 * what the call wrote.
 * @throws Refusal 422 where the name was used for something else
 */
export function onceFor<Answer>(name: string, body: unknown, answerNow: () => Answer): Answer {
  const sent = JSON.stringify(body ?? null)
  const known = world.answerOf(name)
  if (known && known.body !== sent)
    throw refuse(422, 'idempotency_mismatch', 'This key was used for something else.')
  if (known) return known.answer as Answer
  const answer = answerNow()
  const keep = (settled: Answer) => {
    world.keepAnswer(name, { body: sent, answer: settled })
    return settled
  }
  // A story's answer may take its time, and still be a refusal.
  return answer instanceof Promise ? (answer.then(keep) as Answer) : keep(answer)
}
