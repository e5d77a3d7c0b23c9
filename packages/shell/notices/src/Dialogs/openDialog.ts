import type { DialogProps } from '@console/ui'
import type { ReactNode } from 'react'
import { createQueue } from '../Notices/createQueue'

/** Draws a part of a dialog, given what answers and closes it. */
type DrawWith<Answer> = (answer: (value: Answer) => void) => ReactNode

/** A dialog that is opened from anywhere. */
export interface DialogRequest<Answer> extends Pick<
  DialogProps,
  'title' | 'role' | 'size' | 'closeLabel'
> {
  content: DrawWith<Answer>
  /** The buttons, the one that goes on last. */
  footer?: DrawWith<Answer>
}

/** A dialog that waits for its turn or is open. */
export interface OpenRequest extends DialogRequest<unknown> {
  id: number
  /** Answers whoever asked; undefined where it was closed without an answer. */
  settle(answer: unknown): void
}

/** The dialogs that were asked for; the first is open. */
export const dialogs = createQueue<OpenRequest>()

let asked = 0

/**
 * Opens a dialog where `Notices` stands (specification 4), after those that were asked for before. The focus stays inside
 * and returns to where it was. Resolves to the answer, or to undefined where the dialog was closed without one or could not
 * be fetched.
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
