import { createContext, useContext } from 'react'
import type { Send } from './call'

/** Provides `send` to screens. Set by the console, a story or a test. */
export const SendContext = createContext<Send | null>(null)

/**
 * Returns the `send` of the surrounding console.
 * @throws where none is provided
 */
export function useSend(): Send {
  const send = useContext(SendContext)
  if (!send) throw new Error('useSend needs a SendContext around it')
  return send
}
