/** Stands between a record's token and the number of its copy, in the scenario `many`. */
export const copyMark = '_copy_'

/** The token of the record that one with this token is a copy of; its own where it is none. */
export function originalOf(token: string): string {
  return token.split(copyMark)[0] ?? token
}
