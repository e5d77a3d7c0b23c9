import { createContext } from 'react'

/** Message to the owner of a record about one of its fields, by JSON pointer. */
export interface FieldMessage {
  pointer: string
  message: string
}

/** Messages about a record's fields, with the way to attach them. */
export interface Asking {
  /** Messages for the request for changes. */
  messages: readonly FieldMessage[]
  /** Label of a field; undefined when it takes no messages. */
  labelOf(pointer: string): string | undefined
  /** Storage name of the draft of a field's message, until it is attached. */
  draftOf(pointer: string): string
  /** Attaches a message; an empty one removes it. */
  attach(pointer: string, message: string): void
}

/** Null while nobody may request changes: then no field has a button. */
export const AskContext = createContext<Asking | null>(null)
