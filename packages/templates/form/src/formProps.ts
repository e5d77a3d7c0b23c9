import type { ApiError } from '@console/core/api'
import type { ComponentType, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormOf, Unfilled } from './defineForm'
import type { DescribeIssue } from './errors/issueText'
import type { Autosave } from './saving/useAutosave'
import type { Beginning } from './saving/useBeginning'

/** Props of a form. */
export interface FormProps<Values extends FieldValues, Body, Answer> {
  form: FormOf<Values, Body>
  /** Storage name of the draft, with its record: `order:Ab3…:refund`. Omitted: nothing is stored, and there is no confirmation before leaving. */
  draft?: string
  /** Initial values. Later changes apply to untouched fields. */
  initial: Unfilled<NoInfer<Values>>
  /** Keeps the draft after submission: the caller removes it, as a bulk decision does. */
  keepsDraft?: boolean
  /**
   * False: choices are neither stored nor confirmed before leaving, so that the form starts with its record each time. Only a
   * request with an unknown result is stored. For decisions that spend money with one press. Default: true.
   */
  keepsValues?: boolean
  /** Set when the form comes back after submission with its recent input: instead of the notice about a draft it shows the server's errors. */
  returned?: { refusal: ApiError | null } | null
  /**
   * Also saves the draft on the server, once nothing was typed for two seconds, and on leaving: there is a confirmation only if
   * the server has not accepted it.
   */
  autosave?: Autosave<Unfilled<NoInfer<Values>>>
  /** Sends the request. The key is its `Idempotency-Key`. */
  write: (body: Body, key: string) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** Reads the form's record again after another user changed it; `initial` then follows. */
  onOutdated?: () => unknown
  onCancel?: () => void
  submitLabel: string
  /** Reason why it cannot be sent now: shown above its button, which does not send until it is gone. */
  blocker?: string | undefined
  /** Label of the button for screen readers while it is being sent. */
  pendingLabel?: string
  isDanger?: boolean
  /**
   * Set for a form that was opened for typing, beside a list: it has focus, and the list's keys are off while it is open. In a
   * dialog every form is so.
   */
  isOpened?: boolean
  /** Set for a short form in its own card: its button fills the width, without a hint for keys. */
  isShort?: boolean
  /** Messages for issues of the schema, when the shared ones are too general. */
  describeIssue?: DescribeIssue
  /** Message for an unknown result, when sending again could apply it twice. */
  unclearWords?: string
  /**
   * Content below the fields in place of the buttons and of the error banner. It also shows changes by others: nothing is sent
   * until all conflicts are settled.
   */
  foot?: ComponentType<FormFoot>
  children: ReactNode
}

/** Props of a form's foot. It reads the values itself (`useValues`). */
export interface FormFoot extends Pick<Beginning, 'began' | 'settle'> {
  isBusy: boolean
  /** Set while the server asks for a pause. */
  isWaiting: boolean
  /** Error banner without a field. */
  errorBanner: ReactNode
  onDiscard: () => void
}

/** Current step of a multi-step form. */
export interface FormStage {
  /** Fields that have to be valid before the next step; null on the last one. */
  fields: readonly string[] | null
  onPass: () => void
  onBack: (() => void) | null
  /** Shows a field, which may be in another step. */
  onReach: (field: string) => void
}
