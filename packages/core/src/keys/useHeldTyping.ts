import { useEffect } from 'react'
import { holdTyping } from './holdTyping'

/**
 * Keeps what is typed for a form that was asked for (`holdTyping`), until it has the focus.
 * @param isAsked a form was asked for, or is open; false for what has no field to write in
 */
export function useHeldTyping(isAsked: boolean): void {
  useEffect(() => (isAsked ? holdTyping() : undefined), [isAsked])
}
