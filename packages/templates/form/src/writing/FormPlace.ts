import type { Workflows } from '@console/core/workflows'
import { createContext } from 'react'

/** Context of the form of a decision: its dialog. */
export interface FormPlace {
  /** Kinds of decisions, whose messages explain a refusal. */
  workflows: Workflows
  /** False while it closes: the record has changed by then, and the dialog closes unchanged. */
  isOpen: boolean
  /** Reports unsaved input until the returned function is called: closing the dialog asks for confirmation. */
  guard(ask: () => void): () => void
  close(): void
}

/** Dialog of a form; null on a page. */
export const FormPlaceContext = createContext<FormPlace | null>(null)
