import { useSend } from '@console/core/api'
import { draftsOfTab } from '@console/core/drafts'
import { useSessionState } from '@console/core/session'
import { bufferKeystrokes } from '@console/core/keys'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mailQuery } from '../api'
import { folderIds } from '../contract'
import { idNameOf } from './useDraftId'
import { draftOf, type Writing } from './writing'

/** What is being written, and what begins it: an answer that lies with the drafts already is gone on with there. */
export function useWriting() {
  const send = useSend()
  const queries = useQueryClient()
  const email = useSessionState().user?.email ?? ''
  const [writing, setWriting] = useState<Writing | null>(null)
  /** It is looked for. */
  const [isBeginning, setIsBeginning] = useState(false)

  async function begin(wanted: Writing) {
    const giveUp = bufferKeystrokes()
    const drafts = draftsOfTab()
    // One that was closed lies with the drafts, and is gone on with there: this is another.
    if (wanted.kind === 'new' && !drafts.read(email, draftOf(wanted)))
      drafts.discard(email, idNameOf(wanted))
    const id = drafts.read(email, idNameOf(wanted))?.values
    // What was typed and could not be stored is in the tab.
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
