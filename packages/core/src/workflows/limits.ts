import * as z from 'zod/mini'

/** Minimum characters of a required note. */
export const shortestNote = 10

/** Checks whether a required note is missing or too short. */
export function isNoteMissing(note: string | undefined): boolean {
  return (note?.trim().length ?? 0) < shortestNote
}

/** A note: at most 2000 characters. */
export const note = z.optional(z.string().check(z.maxLength(2000)))

/** Minutes that a claim lasts until it has to be renewed (decision 0007). */
export const claimMinutes = 15

/** Seconds in which a decision can be undone (decision 0007). */
export const undoSeconds = 10

/** Maximum lengths and numbers of a decision's texts. */
export const limits = {
  note: shortestNote,
  longestNote: 2000,
  longestText: 80,
  message: 5,
  longestMessage: 300,
  fields: 20,
  untilDays: 365,
} as const
