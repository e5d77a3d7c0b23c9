import { createContext } from 'react'

/** A message to the owner of a record about one of its fields, by JSON pointer. */
export interface FieldMessage {
  pointer: string
  message: string
}

/** How the fields of a record are asked about. */
export interface Asking {
  /** The messages that will be in the request for changes. */
  messages: readonly FieldMessage[]
  /** The name of a field; undefined where nothing can be asked about it. */
  labelOf(pointer: string): string | undefined
  /** Under which name is kept what is written about a field and not attached yet. */
  draftOf(pointer: string): string
  /** Attaches a message; an empty one takes it away. */
  attach(pointer: string, message: string): void
}

/** Null where nobody may request changes now: then no field has a button. */
export const AskContext = createContext<Asking | null>(null)
