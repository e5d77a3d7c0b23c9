/** Separates a record's token and the number of its copy, in the scenario `many`. */
export const copyMark = '_copy_'

/** Token of the record of which this one is a copy; its own if it is none. */
export function originalOf(token: string): string {
  return token.split(copyMark)[0] ?? token
}
