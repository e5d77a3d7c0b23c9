import { lazyPart, prepareDialog } from '@console/ui'
import { useEffect } from 'react'
import { formPart } from '../ownForms'

const noForms = {}

/** Dialog of a decision's form or confirmation; loaded after the screen. */
export const decisionDialog = lazyPart(() =>
  import('./DecisionDialog').then((m) => m.DecisionDialog),
)

/** Form in that dialog. */
export const decisionForm = lazyPart(() => import('./DecisionForm').then((m) => m.DecisionForm))

/**
 * Prefetches the dialogs of decisions while the page is idle: R then opens the form at once, offline too.
 * @param forms own forms of actions; a stable object
 */
export function usePreparedDialogs(forms: object = noForms): void {
  useEffect(
    () =>
      whenIdle(() => {
        const own = Object.keys(forms).flatMap((action) => formPart(forms, action) ?? [])
        const loads = [decisionDialog, decisionForm, ...own].map(({ load }) => load)
        // What fails to load now is loaded on demand.
        for (const load of [...loads, prepareDialog]) load().catch(() => undefined)
      }),
    [forms],
  )
}

/**
 * Runs a task when the page is idle. Safari lacks `requestIdleCallback` in some versions.
 * @returns a function that cancels it
 */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 1000)
  return () => clearTimeout(timer)
}
