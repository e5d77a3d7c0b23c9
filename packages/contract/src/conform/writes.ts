import type { Call } from '../calls'
import type { Answer, CallRequest } from './client'
import { type Run, statusText } from './run'

let count = 0
const started = Date.now().toString(36)

/** A new idempotency key, unique to this run. */
export function newKey(): string {
  count += 1
  return `conform-${started}-${count}`
}

/** A write with its idempotency key and the version it expects. */
export interface Write extends CallRequest {
  key?: string
  version?: number
}

/** Makes a write, with its key and version if given. */
export function write({ ask }: Run, call: Call, { key, version, ...request }: Write) {
  return ask(call, {
    ...request,
    headers: {
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(version !== undefined && { 'If-Match': `"v${version}"` }),
    },
  })
}

/** Checks that a write is refused without its headers, or for another version. */
export async function checkHeaders(
  run: Run,
  call: Call,
  { version, ...request }: Write,
  onAccepted: (answer: Answer) => Promise<void>,
): Promise<boolean> {
  const attempts: [label: string, attempt: Write, status: number, code: string][] = []
  const needed = 'precondition_required'
  const key = () => (call.isOnce ? { key: newKey() } : {})
  if (call.isOnce) attempts.push(['without Idempotency-Key', { ...request, version }, 428, needed])
  if (call.isMatched && version !== undefined) {
    attempts.push(['without If-Match', { ...request, ...key() }, 428, needed])
    attempts.push([
      'with If-Match of another version',
      { ...request, ...key(), version: version + 1 },
      412,
      'stale_version',
    ])
  }
  for (const [label, attempt, status, code] of attempts) {
    const answer = await write(run, call, attempt)
    if (run.expect(call, label, answer, status, [code])) continue
    if (answer && answer.status < 300) {
      // The write was accepted by mistake, so the following checks would be about another version.
      await onAccepted(answer)
      return false
    }
  }
  return true
}

/** Checks idempotency: a repeat with the same key has the first answer; another body with that key is refused. */
export async function checkRepeats(
  run: Run,
  call: Call,
  request: Write,
  first: Answer,
  otherBody: unknown,
): Promise<void> {
  if (!call.isOnce) return
  const repeated = await write(run, call, request)
  if (repeated && (repeated.status !== first.status || !isSame(repeated.body, first.body)))
    run.fault(
      call,
      `with the same Idempotency-Key again: ${repeated.status === first.status ? 'the response body changes' : `expected ${first.status}, received ${statusText(repeated)}`}`,
    )
  if (otherBody === undefined) return
  run.expect(
    call,
    'with the same Idempotency-Key and another body',
    await write(run, call, { ...request, body: otherBody }),
    422,
    ['idempotency_mismatch'],
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
