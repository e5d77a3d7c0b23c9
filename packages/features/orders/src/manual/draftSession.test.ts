import { ApiError, type Send } from '@console/core/api'
import { createPendingWrites } from '@console/core/pending-writes'
import { createDraftStore } from '@console/core/drafts'
import { memoryStorage } from '@console/core/storage'
import { blankDraft } from '@console/domain/order-draft'
import { expect, test } from 'vitest'
import { createDraftSession } from './draftSession'

/** A session with a server that accepts all calls and loses the first responses. */
function setUp(losses: number) {
  const sent: { key: string | undefined; version: string | undefined; note: string }[] = []
  let version = 3
  let left = losses
  const known = new Map<string, number>()
  const send = (async ({
    headers = {},
    body,
  }: {
    headers?: Record<string, string>
    body: unknown
  }) => {
    const { 'Idempotency-Key': key = '', 'If-Match': match } = headers
    const { note } = (body as { content: { note: string } }).content
    sent.push({ key, version: match, note })
    if (!known.has(key)) {
      if (match !== `"v${version}"`) throw new ApiError({ status: 412, code: 'stale_version' })
      known.set(key, (version += 1))
    }
    if (left > 0) {
      left -= 1
      throw new ApiError({ status: 0, code: 'network' })
    }
    return { version: known.get(key) }
  }) as unknown as Send
  const attempts = createPendingWrites(
    () => 'me',
    createDraftStore(memoryStorage()),
    () => () => undefined,
  )
  const session = createDraftSession(send, attempts, { draftToken: 'draft', version: 3 })
  return { sent, save: (note: string) => session.save({ ...blankDraft, note }, false) }
}

test('repeats an unanswered save unchanged, with its key and version', async () => {
  const { sent, save } = setUp(1)
  await expect(save('a')).rejects.toMatchObject({ code: 'network' })
  await save('a')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('saves later changes afterwards, on the resulting version', async () => {
  const { sent, save } = setUp(2)
  await expect(save('a')).rejects.toBeInstanceOf(ApiError)
  await expect(save('ab')).rejects.toBeInstanceOf(ApiError)
  await save('abc')
  expect(sent.map(({ note, version }) => [note, version])).toEqual([
    ['a', '"v3"'],
    ['a', '"v3"'],
    ['a', '"v3"'],
    ['abc', '"v4"'],
  ])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})
