/** Shows the progress of a run, also where no terminal redraws a line. */

/** Maximum time between two lines of a log, in milliseconds. */
const minute = 60_000
/** Share of the pictures after which a log gets a line. */
const share = 0.05

/** Output for the progress: a terminal or a log. */
interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/**
 * Returns the function that shows the number of finished pictures. On a terminal one line changes; a log gets a line each minute and each 5 %.
 * @param now clock, in milliseconds
 */
export function showProgress(output: Output, now: () => number) {
  let last = { at: now(), done: 0 }
  return (done: number, all: number, rate: number): void => {
    const left = Math.ceil((all - done) / rate)
    const line = `${done} of ${all} pictures, ${rate.toFixed(1)} a second, ${left} s left`
    if (output.isTTY === true) {
      output.write(`\r\u001B[K${done < all ? line : ''}`)
      return
    }
    const isDue = now() - last.at >= minute || done - last.done >= all * share
    if (!isDue && done < all) return
    last = { at: now(), done }
    output.write(`${line}\n`)
  }
}
