import type { DialogProps } from '@console/ui'
import type { ReactNode } from 'react'
import { createQueue } from '../queue/createQueue'

/** Draws a part of a dialog; receives the function that answers and closes it. */
type DrawWith<Answer> = (answer: (value: Answer) => void) => ReactNode

/** A dialog that can be opened from anywhere. */
export interface DialogRequest<Answer> extends Pick<
  DialogProps,
  'title' | 'role' | 'size' | 'closeLabel'
> {
  content: DrawWith<Answer>
  /** The buttons, the confirming one last. */
  footer?: DrawWith<Answer>
}

/** A dialog that is queued or open. */
export interface OpenRequest extends DialogRequest<unknown> {
  id: number
  /** Resolves the request; undefined where it was closed without an answer. */
  settle(answer: unknown): void
}

/** Requested dialogs; the first is open. */
export const dialogs = createQueue<OpenRequest>()

let asked = 0

/**
 * Opens a dialog in `Notices` (specification 4), after those requested before. The focus stays inside and is restored
 * afterwards. Resolves to the answer, or to undefined where the dialog was closed without one or could not be fetched.
 */
export function openDialog<Answer>(request: DialogRequest<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    dialogs.add({
      ...(request as DialogRequest<unknown>),
      id: ++asked,
      settle: (answer) => resolve(answer as Answer | undefined),
    })
  })
}
