import { useEffect } from 'react'
import { holdTyping } from './holdTyping'

/**
 * Buffers typed characters for a requested form (`holdTyping`), until it has the focus.
 * @param isAsked a form was requested, or is open; false for a dialog without a text field
 */
export function useHeldTyping(isAsked: boolean): void {
  useEffect(() => (isAsked ? holdTyping() : undefined), [isAsked])
}
