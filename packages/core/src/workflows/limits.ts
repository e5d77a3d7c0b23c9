import * as z from 'zod/mini'

/** Minimum characters of a required note. */
export const shortestNote = 10

/** Checks whether a required note is missing or too short. */
export function isNoteMissing(note: string | undefined): boolean {
  return (note?.trim().length ?? 0) < shortestNote
}

/** A note: at most 2000 characters. */
export const note = z.optional(z.string().check(z.maxLength(2000)))

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
