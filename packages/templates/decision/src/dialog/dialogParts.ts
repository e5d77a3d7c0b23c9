import { lazyPart, prepareDialog } from '@console/ui'
import { useEffect } from 'react'
import { whenIdle } from './whenIdle'
import { formPart } from './ownForms'

const noForms = {}

/** What asks for the words of a decision, or whether it is meant; fetched later than the screen it stands over. */
export const decisionDialog = lazyPart(() =>
  import('./DecisionDialog').then((m) => m.DecisionDialog),
)

/** The form in such a dialog. */
export const decisionForm = lazyPart(() => import('./DecisionForm').then((m) => m.DecisionForm))

/**
 * Fetches what a decision is written in before it is wanted, as soon as the screen has nothing else to do: then R opens the
 * form at once, and offline, too.
 * @param forms own forms of actions; always the same object
 */
export function usePreparedDialogs(forms: object = noForms): void {
  useEffect(
    () =>
      whenIdle(() => {
        const own = Object.keys(forms).flatMap((action) => formPart(forms, action) ?? [])
        const loads = [decisionDialog, decisionForm, ...own].map(({ load }) => load)
        // What cannot be fetched now is fetched when it is wanted.
        for (const load of [...loads, prepareDialog]) load().catch(() => undefined)
      }),
    [forms],
  )
}
