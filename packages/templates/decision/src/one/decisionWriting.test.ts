import { createPendingWrites } from '@console/core/pending-writes'
import { createDraftStore } from '@console/core/drafts'
import { memoryStorage } from '@console/core/storage'
import type { Send } from '@console/core/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { goodsResource, type GoodsRow } from '../mocks/goods'
import { createDecisionStore } from './decisionStore'

const all: readonly string[] = ['approve', 'reject', 'request_changes', 'claim']

const token = 'goods-00000000000001'

const row = {
  secureToken: token,
  name: 'Tea',
  version: 1,
  approvalStatus: 'pending',
  submission: { revision: 1 },
  liveRevision: null,
  checksSummary: { pass: 3, warn: 0, fail: 0 },
  _actions: all.map((action) => ({ action, blocker: null })),
} as unknown as GoodsRow

/** Store whose calls are answered at once. */
function setUp({ written = [] as readonly string[] } = {}) {
  const sent: unknown[] = []
  const words = new Set(written)
  const send = (async (call: { path: string; body: unknown }) => {
    sent.push(call.body)
    const at = new Date()
    return call.path.endsWith('/undo')
      ? { rows: [row] }
      : {
          record: { ...row, version: 2 },
          decision: { at: at.toISOString() },
          undo: {
            undoToken: 'undo',
            expiresAt: new Date(at.getTime() + 10_000).toISOString(),
          },
        }
  }) as unknown as Send
  const store = createDecisionStore(goodsResource, {
    send,
    queries: new QueryClient(),
    me: () => ({ token: '', name: 'Ann', role: 'admin' }),
    report: () => undefined,
    announceRefusal: () => undefined,
    announceObstacle: () => undefined,
    attempts: createPendingWrites(
      () => 'me',
      createDraftStore(memoryStorage()),
      () => () => undefined,
    ),
    unsent: {
      of: (_, action) => [...words].filter((each) => each !== action),
      settle() {
        const stored = [...words]
        words.clear()
        return () => stored.forEach((each) => words.add(each))
      },
    },
  })
  onTestFinished(() => store.stop())
  return {
    sent,
    words,
    decisions: () => store.getSnapshot(),
    answered: () => new Promise((done) => setTimeout(done)),
  }
}

test('starts no other decision while one awaits confirmation', () => {
  const { decisions, sent } = setUp()
  decisions().start(row, 'reject')
  decisions().start(row, 'approve')
  expect(decisions().composed).toMatchObject({ action: 'reject', state: 'composing' })
  expect(sent).toEqual([])
  decisions().composed?.dismiss()
  decisions().start(row, 'approve')
  expect(sent).toMatchObject([{ action: 'approve' }])
})

test('sends an approval without drafts at once', () => {
  const { decisions } = setUp()
  decisions().start(row, 'approve')
  expect(decisions().of(token)?.state).toBe('submitting')
})

test('asks before an approval that would lose the draft of another action', async () => {
  const { decisions, sent, words, answered } = setUp({ written: ['request_changes'] })
  decisions().start(row, 'approve')
  expect(decisions().composed).toMatchObject({
    state: 'confirming',
    unsent: ['request_changes'],
  })
  expect(sent).toEqual([])
  decisions().composed?.submit({})
  await answered()
  expect(decisions().of(token)?.state).toBe('done.undoable')
  expect([...words]).toEqual([])
})

test('an action that decides nothing needs no confirmation and keeps the drafts', async () => {
  const { decisions, words, answered } = setUp({ written: ['reject'] })
  decisions().start(row, 'claim')
  expect(decisions().of(token)?.state).toBe('submitting')
  await answered()
  expect([...words]).toEqual(['reject'])
})

test('an undo restores the drafts', async () => {
  const { decisions, words, answered } = setUp({ written: ['reject'] })
  decisions().start(row, 'reject')
  decisions().composed?.submit({ reasonCode: 'duplicate_record' })
  await answered()
  expect([...words]).toEqual([])
  decisions().undoLast?.()
  await answered()
  expect([...words]).toEqual(['reject'])
})
