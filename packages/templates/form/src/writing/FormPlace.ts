import type { Kinds } from '@console/core/kinds'
import { createContext } from 'react'

/** Where a form stands that is the form of a decision: in its dialog. */
export interface FormPlace {
  /** What can be decided: whose words say why it was refused. */
  kinds: Kinds
  /** False while it closes: the record has changed by then, and the dialog closes as it stood. */
  isOpen: boolean
  /** From now until the returned function is called, something is written: closing the dialog asks first. */
  guard(ask: () => void): () => void
  /** Closes the dialog. */
  close(): void
}

/** The dialog that a form stands in; null where it stands on a page. */
export const FormPlaceContext = createContext<FormPlace | null>(null)
