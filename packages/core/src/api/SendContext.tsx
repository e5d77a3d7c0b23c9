import { createContext, useContext } from 'react'
import type { Send } from './call'

/** How screens reach the server. The console, a story or a test provides it. */
export const SendContext = createContext<Send | null>(null)

/** The `send` of the surrounding console. Throws where none is provided. */
export function useSend(): Send {
  const send = useContext(SendContext)
  if (!send) throw new Error('useSend needs a SendContext around it')
  return send
}
