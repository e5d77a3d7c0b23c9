import { createDraftStore } from '@console/core/drafts'
import type { SessionState } from '@console/core/session'
import { memoryStorage } from '@console/core/storage'
import { expect, test } from 'vitest'
import { goodsResource } from './mocks/goods'
import { askName, bulkDraftName, draftName, unsentText } from './decisionDrafts'

const email = 'ann@console.example'

function setUp() {
  const drafts = createDraftStore(memoryStorage())
  const session = { getState: () => ({ user: { email } }) as SessionState }
  return { drafts, unsent: unsentText(goodsResource, session, drafts) }
}

test('returns only drafts of other actions, and only of the same record', () => {
  const { drafts, unsent } = setUp()
  drafts.save(email, draftName(goodsResource, 't1', 'reject'), 'Too dear')
  expect(unsent.of('t1', 'approve')).toEqual(['reject'])
  expect(unsent.of('t1', 'reject')).toEqual([])
  expect(unsent.of('t2', 'approve')).toEqual([])
})

test('an unattached message belongs to the request for changes', () => {
  const { drafts, unsent } = setUp()
  drafts.save(email, askName(goodsResource, 't1', '/price'), 'Wh')
  drafts.save(email, askName(goodsResource, 't1', '/name'), 'Wh')
  expect(unsent.of('t1', 'approve')).toEqual(['request_changes'])
  expect(unsent.of('t1', 'request_changes')).toEqual([])
})

test('a decision deletes its drafts, and an undo restores them', () => {
  const { drafts, unsent } = setUp()
  const names = [
    draftName(goodsResource, 't1', 'reject'),
    askName(goodsResource, 't1', '/price'),
    bulkDraftName('goods', 'approve'),
  ]
  for (const name of names) drafts.save(email, name, name)
  const restore = unsent.settle(['t1'], bulkDraftName('goods', 'approve'))
  expect(drafts.names(email, '')).toEqual([])
  restore(['t1'])
  expect(drafts.names(email, '')).toEqual(names)
  expect(names.map((name) => drafts.read(email, name)?.values)).toEqual(names)
})

test('does not restore the drafts of a record that stays decided', () => {
  const { drafts, unsent } = setUp()
  const nameOf = (token: string) => draftName(goodsResource, token, 'reject')
  for (const token of ['t1', 't2']) drafts.save(email, nameOf(token), token)
  const restore = unsent.settle(['t1', 't2'])
  restore(['t2'])
  expect(drafts.names(email, '')).toEqual([nameOf('t2')])
})

test('an undo does not overwrite a newer draft', () => {
  const { drafts, unsent } = setUp()
  const name = draftName(goodsResource, 't1', 'suspend')
  drafts.save(email, name, 'Before')
  const restore = unsent.settle(['t1'])
  drafts.save(email, name, 'Since')
  restore(['t1'])
  expect(drafts.read(email, name)?.values).toBe('Since')
})

test('shares drafts between the live and the submitted reading of a record', () => {
  const { drafts, unsent } = setUp()
  const submitted = { ...goodsResource, id: 'goods as submitted', otherId: goodsResource.id }
  drafts.save(email, draftName(submitted, 't1', 'reject'), 'Too dear')
  expect(unsent.of('t1', 'suspend')).toEqual(['reject'])
  unsent.settle(['t1'])
  expect(drafts.names(email, '')).toEqual([])
})
