/** Arguments with which Chromatic would accept changes, or succeed despite them. */
export function refusedOf(args: string[]): string[] {
  return args.filter((arg) =>
    /^--(auto-accept-changes|exit-zero-on-changes|exit-once-uploaded|skip)(=|$)/.test(arg),
  )
}
