/** Finding of a check: its location, and the fix. */
export interface Problem {
  /** Relative to the workspace, with forward slashes. */
  file: string
  /** Starts with 1; left out where it concerns the whole file. */
  line?: number
  /** Problem and fix, in one or two sentences. */
  message: string
}

/** Prints the problems in reading order, or `allWell` where there are none, and sets the exit code. */
export function report(problems: Problem[], allWell: string): void {
  const sorted = problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  )
  for (const { file, line, message } of sorted)
    console.error(`${line === undefined ? file : `${file}:${line}`}  ${message}`)
  if (problems.length === 0) console.log(allWell)
  else process.exitCode = 1
}
