import { refuse } from './refuse'

/** How many answers are remembered. */
const most = 500

const answers = new Map<string, { body: string; answer: unknown }>()

/**
 * Answers the same call under the same `Idempotency-Key` as it was answered first; what was refused is tried anew.
 * @param caller the account's token
 * @throws Refusal 428 without a key, 422 where the key was used for something else
 */
export function onceForKey<Answer>(
  request: Request,
  caller: string,
  body: unknown,
  answerNow: () => Answer,
): Answer {
  const key = request.headers.get('Idempotency-Key')
  if (!key) throw refuse(428, 'precondition_required', 'This needs the header Idempotency-Key.')
  const name = `${caller} ${new URL(request.url).pathname} ${key}`
  const sent = JSON.stringify(body) ?? ''
  const known = answers.get(name)
  if (known && known.body !== sent)
    throw refuse(422, 'idempotency_mismatch', 'This key was used for something else.')
  if (known) return known.answer as Answer
  const answer = answerNow()
  answers.set(name, { body: sent, answer })
  // What is answered later may still be refused.
  if (answer instanceof Promise) answer.catch(() => answers.delete(name))
  const [oldest] = answers.keys()
  if (answers.size > most && oldest !== undefined) answers.delete(oldest)
  return answer
}

/** No call was ever made. */
export function forgetKeys(): void {
  answers.clear()
}
