import type { Call } from '../calls'
import type { Answer, Asking } from './client'
import { type Run, statusText } from './run'

let made = 0
const started = Date.now().toString(36)

/** A new idempotency key, unique to this run. */
export function newKey(): string {
  made += 1
  return `conform-${started}-${made}`
}

/** A write with its idempotency key and the version it expects. */
export interface Write extends Asking {
  key?: string
  version?: number
}

/** Makes a write, with its key and version if given. */
export function write({ ask }: Run, call: Call, { key, version, ...asking }: Write) {
  return ask(call, {
    ...asking,
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
  { version, ...asking }: Write,
  whenTaken: (answer: Answer) => Promise<void>,
): Promise<boolean> {
  const tries: [how: string, asked: Write, status: number, code: string][] = []
  const needed = 'precondition_required'
  const key = () => (call.isOnce ? { key: newKey() } : {})
  if (call.isOnce) tries.push(['without Idempotency-Key', { ...asking, version }, 428, needed])
  if (call.isMatched && version !== undefined) {
    tries.push(['without If-Match', { ...asking, ...key() }, 428, needed])
    tries.push([
      'with If-Match of another version',
      { ...asking, ...key(), version: version + 1 },
      412,
      'stale_version',
    ])
  }
  for (const [how, asked, status, code] of tries) {
    const answer = await write(run, call, asked)
    if (run.expect(call, how, answer, status, [code])) continue
    if (answer && answer.status < 300) {
      // The write was accepted by mistake, so the following checks would be about another version.
      await whenTaken(answer)
      return false
    }
  }
  return true
}

/** Checks idempotency: a repeat with the same key has the first answer; another body with that key is refused. */
export async function checkRepeats(
  run: Run,
  call: Call,
  asking: Write,
  first: Answer,
  otherBody: unknown,
): Promise<void> {
  if (!call.isOnce) return
  const again = await write(run, call, asking)
  if (again && (again.status !== first.status || !isSame(again.body, first.body)))
    run.fault(
      call,
      `with the same Idempotency-Key again: ${again.status === first.status ? 'the response body changes' : `expected ${first.status}, received ${statusText(again)}`}`,
    )
  if (otherBody === undefined) return
  run.expect(
    call,
    'with the same Idempotency-Key and another body',
    await write(run, call, { ...asking, body: otherBody }),
    422,
    ['idempotency_mismatch'],
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
