import { bufferKeystrokes } from '@console/core/keys'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { folderIds, type Mail } from '../contract'

const isPassing = { isPassing: true } as const

/** How an address is gone to by whoever passes mails, as J and K do: a draft there is read, not written. */
export const passing = { replace: true, state: isPassing }

/**
 * Begins to write a draft once it is opened, by a press, a key or its address. Nothing is written by whoever only passes it.
 * @param mail the mail of the address; undefined as long as nothing is known of it
 * @param isFresh it was read now: another text of it would be written over
 * @returns whether the mail of the address was opened to be written
 */
export function useOpenedDraft(
  mail: Mail | null | undefined,
  isFresh: boolean,
  begin: (draft: Mail) => void,
): boolean {
  const { key, state } = useLocation()
  const isPassed = (state as Partial<typeof isPassing> | null)?.isPassing === true
  const draft = mail?.folder === folderIds.drafts && !isPassed ? mail : null
  const id = draft?.id
  const begun = useRef('')

  // Once for each time that it is opened: it is read anew as it is written.
  const open = useEffectEvent(() => {
    const opened = `${key} ${id}`
    if (!draft || begun.current === opened) return
    bufferKeystrokes()
    if (!isFresh) return
    begun.current = opened
    begin(draft)
  })
  useEffect(() => open(), [key, id, isFresh])

  return draft !== null
}
