import { lazyPart, prepareDialog } from '@console/ui'
import { useEffect } from 'react'
import { whenIdle } from '../whenIdle'

/** What asks for the words of a decision, or whether it is meant; fetched later than the screen it stands over. */
export const decisionDialog = lazyPart(() =>
  import('./DecisionDialog').then((m) => m.DecisionDialog),
)

/** The form in such a dialog. */
export const decisionForm = lazyPart(() => import('./DecisionForm').then((m) => m.DecisionForm))

/**
 * Fetches what a decision is written in before it is wanted, as soon as the screen has nothing else to do: then R opens the
 * form at once, and offline, too.
 */
export function usePreparedDialogs(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What cannot be fetched now is fetched when it is wanted.
        for (const load of [decisionDialog.load, decisionForm.load, prepareDialog])
          load().catch(() => undefined)
      }),
    [],
  )
}
