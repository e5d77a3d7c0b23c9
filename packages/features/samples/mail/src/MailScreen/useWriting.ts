import { useSend } from '@console/core/api'
import { draftsOfTab } from '@console/core/drafts'
import { useSessionState } from '@console/core/session'
import { bufferKeystrokes } from '@console/core/keys'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mailQuery } from '../api'
import { folderIds } from '../contract'
import { idNameOf } from './useDraftId'
import { draftOf, type Writing } from './writing'

/** The mail being written, and functions that start one: a reply that is already among the drafts is continued. */
export function useWriting() {
  const send = useSend()
  const queries = useQueryClient()
  const email = useSessionState().user?.email ?? ''
  const [writing, setWriting] = useState<Writing | null>(null)
  /** Set while drafts are looked up. */
  const [isBeginning, setIsBeginning] = useState(false)

  async function begin(wanted: Writing) {
    const giveUp = bufferKeystrokes()
    const drafts = draftsOfTab()
    // A closed one is among the drafts and continued there: this is a new one.
    if (wanted.kind === 'new' && !drafts.read(email, draftOf(wanted)))
      drafts.discard(email, idNameOf(wanted))
    const id = drafts.read(email, idNameOf(wanted))?.values
    // Text that could not be saved is in the tab.
    if (wanted.kind === 'new' || typeof id !== 'string' || drafts.read(email, draftOf(wanted)))
      return setWriting(wanted)
    setIsBeginning(true)
    const mail = await queries.query(mailQuery(send, id)).catch(() => undefined)
    setIsBeginning(false)
    if (mail?.folder === folderIds.drafts) return setWriting({ kind: 'draft', mail })
    if (mail !== undefined) drafts.discard(email, idNameOf(wanted))
    giveUp()
    setWriting(wanted)
  }

  return {
    writing,
    isBeginning: isBeginning || writing !== null,
    begin: (wanted: Writing) => void begin(wanted),
    end: () => setWriting(null),
  }
}

/**
 * Starts a mail to the recipient of the address: `?to=Ada <ada@example.com>`. The parameter is then removed, so that
 * going back starts nothing.
 */
export function useWritingTo(begin: (to: string) => void): void {
  const [params, setParams] = useSearchParams()
  const to = params.get('to')
  const write = useEffectEvent((to: string) => {
    const rest = new URLSearchParams(params)
    rest.delete('to')
    setParams(rest, { replace: true })
    begin(to)
  })
  useEffect(() => {
    if (to !== null) write(to)
  }, [to])
}
