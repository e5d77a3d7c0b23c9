import { makeKey } from '@console/core/api'
import { useDraft } from '@console/core/drafts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { draftOf, type Writing } from './writing'

const id = z.string()

/** Under which name the id is kept of the draft that has become of what was written. */
export function idNameOf(writing: Writing): string {
  return `${draftOf(writing)}:id`
}

/** The id under which what is written is stored: the same until it is sent, over a reload, too, so that it is stored once. */
export function useDraftId(writing: Writing) {
  const [made] = useState(makeKey)
  const kept = useDraft(idNameOf(writing), id, '')
  const [known] = useState(kept.values)
  const own = writing.kind === 'draft' ? writing.mail.id : known || made
  return {
    id: own,
    keep: () => kept.write(own),
    forget: () => kept.discard(),
  }
}
