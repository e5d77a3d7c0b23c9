/** The arguments with which Chromatic would accept changes, or end well although there are some. */
export function refusedOf(args: string[]): string[] {
  return args.filter((arg) =>
    /^--(auto-accept-changes|exit-zero-on-changes|exit-once-uploaded|skip)(=|$)/.test(arg),
  )
}
