import { createPendingWrites } from '@console/core/pending-writes'
import { createDraftStore } from '@console/core/drafts'
import { memoryStorage } from '@console/core/storage'
import { ApiError, type Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type GoodsRow, goodsResource } from '../mocks/goods'
import { createDecisionStore } from './decisionStore'

const token = 'goods-00000000000001'
const resource = { ...goodsResource, revisionOf: () => 1, tokenOf: () => token }

/** Record at a version, with a status. */
function record(version: number, approvalStatus: string) {
  const _actions = [{ action: 'approve', blocker: null }]
  const checksSummary = { pass: 1, warn: 0, fail: 0 }
  return {
    secureToken: token,
    version,
    approvalStatus,
    submission: null,
    claim: null,
    checksSummary,
    _actions,
  }
}

const pending = record(1, 'pending') as unknown as GoodsRow

/** Store over a fake server: its answer to an undo, and the record afterwards. */
function setUp(undo: () => unknown, afterwards: () => unknown = () => record(2, 'approved')) {
  const reported: string[] = []
  /** Codes of the errors that outcomes are reported with. */
  const codes: (string | undefined)[] = []
  const keys: unknown[] = []
  const sent: unknown[] = []
  /** Answer to the next decision. */
  const answer: { next: (() => unknown) | null } = { next: null }
  const send = (async ({ path, headers }: { path: string; headers?: Record<string, string> }) => {
    if (path.endsWith('/decisions')) {
      sent.push(headers?.['If-Match'])
      const { next } = answer
      answer.next = null
      next?.()
      const at = new Date()
      return {
        record: record(2, 'approved'),
        decision: { at: at.toISOString() },
        undo: {
          undoToken: 'undo',
          expiresAt: new Date(at.getTime() + 10_000).toISOString(),
        },
      }
    }
    if (!path.endsWith('/undo')) return afterwards()
    keys.push(headers?.['Idempotency-Key'])
    return undo()
  }) as unknown as Send
  const store = createDecisionStore(resource, {
    send,
    queries: new QueryClient(),
    me: () => ({ token: '', name: 'Me', role: 'admin' }),
    report(what, { error }) {
      reported.push(what)
      codes.push(error?.code)
    },
    announceRefusal: () => undefined,
    announceObstacle: (obstacle) =>
      reported.push(typeof obstacle === 'string' ? obstacle : obstacle.blocker),
    attempts: createPendingWrites(
      () => 'me',
      createDraftStore(memoryStorage()),
      () => () => undefined,
    ),
    unsent: { of: () => [], settle: () => () => undefined },
  })
  onTestFinished(() => store.stop())
  return {
    reported,
    codes,
    keys,
    sent,
    answer,
    store,
    start: () => store.getSnapshot().start(pending, 'approve'),
    async undo() {
      await vi.waitFor(() => expect(store.getSnapshot().undoLast).not.toBeNull())
      store.getSnapshot().undoLast?.()
      await vi.waitFor(() => expect(reported).toHaveLength(2))
    },
  }
}

const refused = () => {
  throw new ApiError({ status: 409, code: 'undo_expired' })
}
const lost = () => {
  throw new ApiError({ status: 0, code: 'network' })
}

describe('reports the server’s record after an undo', () => {
  test('refused: the record stays decided', async () => {
    const { start, undo, reported, codes } = setUp(refused)
    start()
    await undo()
    expect(reported).toEqual(['done', 'notUndone'])
    // Its notice gives the server's reason.
    expect(codes).toEqual([undefined, 'undo_expired'])
  })

  test('refused because it was already undone: its answer was lost', async () => {
    const { start, undo, reported } = setUp(refused, () => record(3, 'pending'))
    start()
    await undo()
    expect(reported).toEqual(['done', 'undone'])
  })

  test('refused because another user has decided since', async () => {
    const { start, undo, reported } = setUp(refused, () => record(3, 'rejected'))
    start()
    await undo()
    expect(reported).toEqual(['done', 'notUndone'])
  })

  test('lost: requested once more under the same key, and undone', async () => {
    const { start, undo, reported, keys } = setUp(lost, () => record(3, 'pending'))
    start()
    await undo()
    expect(reported).toEqual(['done', 'undone'])
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  test('lost, and the record cannot be read: unknown', async () => {
    const { start, undo, reported } = setUp(lost, lost)
    start()
    await undo()
    expect(reported).toEqual(['done', 'perhapsUndone'])
  })
})

describe('own form of an action', () => {
  const changed = () => {
    throw new ApiError({ status: 412, code: 'stale_version' })
  }
  const unclear = () => {
    throw new ApiError({ status: 502, code: 'server_error' })
  }

  test('applies and reports the answer once the form is finished', async () => {
    const { store, reported } = setUp(refused)
    store.getSnapshot().start(pending, 'approve', { withForm: true })
    const { composed } = store.getSnapshot()
    await composed?.write({ note: 'Fine' }, 'the-key')
    expect([store.getSnapshot().composed?.state, reported]).toEqual(['composing', []])
    composed?.finish()
    await vi.waitFor(() => expect(reported).toEqual(['done']))
    expect(store.getSnapshot().composed).toBeNull()
  })

  test('continues with the current record after a change by another user', async () => {
    const { store, sent, answer } = setUp(refused, () => record(7, 'pending'))
    store.getSnapshot().start(pending, 'approve', { withForm: true })
    answer.next = changed
    const write = () => store.getSnapshot().composed?.write({}, 'the-key')
    await expect(write()).rejects.toMatchObject({ status: 412 })
    await write()
    expect(sent).toEqual(['"v1"', '"v7"'])
  })

  test('reports the result to a user who has left the form before the response', async () => {
    const { store, reported } = setUp(refused)
    store.getSnapshot().start(pending, 'approve', { withForm: true })
    const answered = store.getSnapshot().composed?.write({}, 'the-key')
    store.getSnapshot().composed?.dismiss()
    await answered
    expect(reported).toEqual(['doneForGood'])
  })

  test('reads the record after a form with an unknown result is left', async () => {
    const read = vi.fn<() => unknown>(() => record(2, 'approved'))
    const { store, answer } = setUp(refused, read)
    store.getSnapshot().start(pending, 'approve', { withForm: true })
    answer.next = unclear
    await expect(store.getSnapshot().composed?.write({}, 'the-key')).rejects.toBeDefined()
    expect(read).not.toHaveBeenCalled()
    store.getSnapshot().composed?.dismiss()
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  })
})

test('starts nothing offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { start, reported, store } = setUp(refused)
  start()
  expect(reported).toEqual(['offline'])
  expect(store.getSnapshot().of(token)).toBeNull()
})
