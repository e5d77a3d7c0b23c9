import { ApiError } from '../api'
import { type Conflict, conflict } from './decisions'

/** The earlier change that caused the refusal of a decision; null for every other error. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || ![409, 412].includes(error.status)) return null
  const parsed = conflict.safeParse(error.body)
  return parsed.success ? parsed.data : null
}
