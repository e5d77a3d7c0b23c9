import { useEffect } from 'react'
import { bufferKeystrokes } from './bufferKeystrokes'

/**
 * Keeps what is typed for a form that was asked for (`bufferKeystrokes`), until it has the focus.
 * @param isAsked a form was asked for, or is open; false for what has no field to write in
 */
export function useBufferedKeystrokes(isAsked: boolean): void {
  useEffect(() => (isAsked ? bufferKeystrokes() : undefined), [isAsked])
}
