import { bufferKeystrokes } from '@console/core/keys'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { folderIds, type Mail } from '../contract'

const isPassing = { isPassing: true } as const

/** Navigation options for passing mails, as J and K do: a draft is shown, not edited. */
export const passing = { replace: true, state: isPassing }

/**
 * Starts editing a draft that is opened by a press, a key or its address, but not one that is only passed.
 * @param mail mail of the address; undefined until it is loaded
 * @param isFresh set if it was just read: an outdated text would overwrite a newer one
 * @returns whether the mail of the address was opened for editing
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

  // Once per opening: it is refetched while it is edited.
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
