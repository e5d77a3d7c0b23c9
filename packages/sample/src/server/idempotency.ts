import { database } from '../store/store'
import { refuse } from './refuse'

/**
 * Name under which the answer of an idempotent call is stored.
 * @param caller token of the account
 * @throws Refusal 428 without an `Idempotency-Key`
 */
export function nameOfAnswer(request: Request, caller: string): string {
  const key = request.headers.get('Idempotency-Key')
  if (!key)
    throw refuse(428, 'precondition_required', {
      key: 'header.missing',
      values: { header: 'Idempotency-Key' },
    })
  return `${caller} ${new URL(request.url).pathname} ${key}`
}

/**
 * Returns the stored answer if the same call was made under this name before, with its sentences in the language of that call;
 * refused calls are tried again. The answer is stored together with the call's writes.
 * @throws Refusal 422 if the name was used for another call
 */
export function onceFor<Answer>(name: string, body: unknown, answerNow: () => Answer): Answer {
  const sent = JSON.stringify(body ?? null)
  const known = database.answerOf(name)
  if (known && known.body !== sent) throw refuse(422, 'idempotency_mismatch', 'header.key_reused')
  if (known) return known.answer as Answer
  const answer = answerNow()
  const save = (settled: Answer) => {
    database.saveAnswer(name, { body: sent, answer: settled })
    return settled
  }
  // A story's answer may be asynchronous, and still be a refusal.
  return answer instanceof Promise ? (answer.then(save) as Answer) : save(answer)
}
