import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { useSession, useSessionState } from '../session'
import { createDraftStore } from './draftStore'

/** What a form does with what was typed before the session ended. */
export interface Draft<Values> {
  /** What was kept for this user on this screen; null where nothing was. */
  kept: Values | null
  /** Forgets it: it was taken over, or is not wanted. */
  discard: () => void
}

/**
 * Keeps a form's values when the session ends for any reason but the user's own sign-out, and gives them back to the same
 * user on the same screen after the next sign-in (decision D-17). The form offers `kept` to its reader; nothing is filled
 * in by itself. A kept draft that no longer has the form's shape is dropped.
 * @param values what is in the form; null while nothing is worth keeping
 */
export function useDraft<Values>(
  schema: z.ZodMiniType<Values>,
  values: Values | null,
): Draft<Values> {
  const session = useSession()
  const { user } = useSessionState()
  const { pathname } = useLocation()
  const email = user?.email
  const [store] = useState(() => createDraftStore(sessionStorage))
  const [kept, setKept] = useState<Values | null>(() => {
    if (email === undefined) return null
    const parsed = schema.safeParse(store.read(email, pathname))
    return parsed.success ? parsed.data : null
  })

  const present = useRef(values)
  useEffect(() => {
    present.current = values
  }, [values])

  useEffect(() => {
    if (email === undefined) return undefined
    return session.onAnnouncement((announcement) => {
      if (announcement.type !== 'session.ended' || announcement.reason === 'left') return
      if (present.current !== null) store.keep(email, pathname, present.current)
    })
  }, [session, store, email, pathname])

  return {
    kept,
    discard() {
      if (email !== undefined) store.discard(email, pathname)
      setKept(null)
    },
  }
}
