import { makeKey } from '@console/core/api'
import { useDraft } from '@console/core/drafts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { draftOf, type Writing } from './writing'

const id = z.string()

/** Storage name for the id of the draft of a mail. */
export function idNameOf(writing: Writing): string {
  return `${draftOf(writing)}:id`
}

/** Id of the draft of a mail: stays the same until it is sent, also across reloads, so that it is stored once. */
export function useDraftId(writing: Writing) {
  const [made] = useState(makeKey)
  const stored = useDraft(idNameOf(writing), id, '')
  const [known] = useState(stored.values)
  const own = writing.kind === 'draft' ? writing.mail.id : known || made
  return {
    id: own,
    keep: () => stored.write(own),
    forget: () => stored.discard(),
  }
}
