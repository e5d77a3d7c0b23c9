import type { ApiError } from '@console/core/api'
import type { ComponentType, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormOf, Unfilled } from './defineForm'
import type { SayIssue } from './errors/issueWords'
import type { Beginning } from './saving/useBeginning'

/** What a form that is long in the writing keeps on the server meanwhile. */
export interface Autosave<Values> {
  /**
   * Makes the call.
   * @param isOver what was written elsewhere is written over
   */
  save: (values: Values, isOver: boolean) => Promise<unknown>
  /** Takes what was written elsewhere: its owner reads it and begins the form anew. */
  onTake: () => void
}

/** What a form is made of. */
export interface FormProps<Values extends FieldValues, Body, Answer> {
  form: FormOf<Values, Body>
  /**
   * Under which name what is written is kept, with its record: `order:Ab3…:refund`. Left out: nothing is kept, and nobody is
   * asked before it is left.
   */
  draft?: string
  /** What is in the fields before anything is typed. What it becomes later goes where nothing was typed. */
  initial: Unfilled<NoInfer<Values>>
  /** What is written stays kept once it is sent: whoever takes it sees to its end, as a decision about many does. */
  keepsDraft?: boolean
  /**
   * False: what is chosen is neither kept nor asked about when the form is left, so that it begins with its record each time. Only a write
   * whose answer is unknown is kept. For decisions that cost money with one press. Default: true.
   */
  keepsValues?: boolean
  /**
   * It was sent, and comes back with what was written a moment ago: of a draft nothing is said then, but what the server found
   * fault with.
   */
  returned?: { refusal: ApiError | null } | null
  /**
   * Keeps what is written on the server, too, once nothing was typed for two seconds, and when it is left: nobody is asked then, but where the server
   * has not taken it.
   */
  autosave?: Autosave<Unfilled<NoInfer<Values>>>
  /** Makes the call. The key goes into `Idempotency-Key`. */
  write: (body: Body, key: string) => Promise<Answer>
  onSent: (answer: Answer) => void
  /** Reads what the form is about anew, after someone else changed it; `initial` then follows. */
  onOutdated?: () => unknown
  onCancel?: () => void
  submitLabel: string
  /** Why it cannot be sent now, in words: they stand over its button, and nothing is sent meanwhile. */
  hindrance?: string | undefined
  /** What screen readers hear in place of the button's words while it is sent. */
  pendingLabel?: string
  isDanger?: boolean
  /**
   * It was opened to write in it, beside a list: it has the focus, and no key is the list's as long as it stands open. In a dialog every form is so.
   */
  isOpened?: boolean
  /** A short form in a card of its own: its button is as wide as the card, and nothing is said of keys. */
  isShort?: boolean
  /** Words for what the schema finds fault with, where those that all forms share say too little. */
  sayIssue?: SayIssue
  /** What is said where nobody knows whether it was done, if sending it again may do it twice. */
  unclearWords?: string
  /**
   * What stands below the fields in place of the buttons and of what came of sending it. It says what others have changed meanwhile, too: nothing
   * is sent before all that is contested is settled.
   */
  foot?: ComponentType<FormFoot>
  children: ReactNode
}

/** What the foot of a form is given. It reads what is in the fields itself (`useValues`). */
export interface FormFoot extends Pick<Beginning, 'began' | 'settle'> {
  /** It is being sent. */
  isBusy: boolean
  /** The server wants to be left alone. */
  isWaiting: boolean
  /** What came of sending it, where no field is at fault. */
  trouble: ReactNode
  /** Forgets what is written. */
  onDiscard: () => void
}

/** Where a form of several steps stands. */
export interface FormStage {
  /** What has to be right before one goes on; null where it is sent. */
  fields: readonly string[] | null
  onPass: () => void
  onBack: (() => void) | null
  /** Shows where a field stands: it may be in another step. */
  onReach: (field: string) => void
}
