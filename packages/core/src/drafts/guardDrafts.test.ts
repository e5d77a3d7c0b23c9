import { expect, test } from 'vitest'
import type { UserInfo } from '../contracts'
import type { Session, SessionAnnouncement, SessionState } from '../session'
import { memoryStorage } from '../storage'
import { createDraftStore } from './draftStore'
import { guardDrafts } from './guardDrafts'

const ann = 'ann@console.example'
const ben = 'ben@console.example'

/** A session controlled by the test. */
function leadSession() {
  let user: UserInfo | null = null
  const changes = new Set<() => void>()
  const listeners = new Set<(announcement: SessionAnnouncement) => void>()
  const session: Pick<Session, 'getState' | 'subscribe' | 'onAnnouncement'> = {
    getState: () => ({ user }) as SessionState,
    subscribe(onChange) {
      changes.add(onChange)
      return () => changes.delete(onChange)
    },
    onAnnouncement(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    session,
    signIn(email: string) {
      user = { email } as UserInfo
      for (const onChange of changes) onChange()
    },
    end(announcement: Omit<Extract<SessionAnnouncement, { type: 'session.ended' }>, 'type'>) {
      for (const listener of listeners) listener({ type: 'session.ended', ...announcement })
      user = null
      for (const onChange of changes) onChange()
    },
  }
}

function begin() {
  const lead = leadSession()
  const drafts = createDraftStore(memoryStorage())
  guardDrafts(lead.session, drafts)
  lead.signIn(ann)
  drafts.save(ann, 'note', 'Half a rej')
  return { ...lead, drafts }
}

test.each([
  { reason: 'expired' },
  { reason: 'invalid' },
  { reason: 'notRestored' },
  { reason: 'timedOut' },
  { reason: 'left', isElsewhere: true },
] as const)('after %j the same user has the draft again', (announcement) => {
  const { drafts, end, signIn } = begin()
  end(announcement)
  signIn(ann)
  expect(drafts.read(ann, 'note')?.values).toBe('Half a rej')
})

test('removes the draft when another user signs in afterwards', () => {
  const { drafts, end, signIn } = begin()
  end({ reason: 'expired' })
  signIn(ben)
  expect(drafts.names(ann, '')).toEqual([])
})

test('removes the draft when the user signs out', () => {
  const { drafts, end } = begin()
  end({ reason: 'left' })
  expect(drafts.names(ann, '')).toEqual([])
})

test('removes another user’s draft when the console starts with a signed-in user', () => {
  const { session, signIn } = leadSession()
  const drafts = createDraftStore(memoryStorage())
  drafts.save(ann, 'note', 'Half a rej')
  signIn(ben)
  guardDrafts(session, drafts)
  expect(drafts.names(ann, '')).toEqual([])
})
