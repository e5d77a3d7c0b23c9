import * as z from 'zod/mini'
import { createDraftStore, type DraftStore } from '../drafts/draftStore'
import { guardDrafts } from '../drafts/guardDrafts'
import type { Session } from '../session'
import { openStorage } from '../storage'
import { onRecent, type Recent } from './addRecent'

/** Maximum age, in milliseconds, and number: records that a user returns to in a day's work. */
const adapter = { prefix: 'opened:', lifetime: 7 * 24 * 60 * 60 * 1000, max: 12 }

const storedRecent = z.object({ name: z.string(), title: z.string() })

let ofTab: DraftStore | undefined

function recentsOfTab(): DraftStore {
  ofTab ??= createDraftStore(openStorage('passing'), Date.now, adapter)
  return ofTab
}

/**
 * Stores the records that the users of this tab open, as long as their drafts: deleted when they sign out, and when another user signs
 * in.
 */
export function storeRecents(
  session: Parameters<typeof guardDrafts>[0] & Pick<Session, 'getState'>,
): void {
  const store = recentsOfTab()
  guardDrafts(session, store)
  onRecent(({ address, name, title }) => {
    const { user } = session.getState()
    if (user) store.save(user.email, address, { name, title })
  })
}

/** Records that a user has opened in this tab, the last first. */
export function readRecents(email: string): readonly Recent[] {
  const store = recentsOfTab()
  return store
    .names(email, '/')
    .flatMap((address) => {
      const stored = store.read(email, address)
      const { data } = storedRecent.safeParse(stored?.values)
      return stored && data ? [{ address, at: stored.at, ...data }] : []
    })
    .toSorted((one, other) => other.at - one.at)
    .map(({ at: _, ...opened }) => opened)
}
