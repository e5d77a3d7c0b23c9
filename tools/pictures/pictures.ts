/**
 * `pnpm pictures`: takes the stories' pictures and compares them with those of a git revision. Ends with 1 where a picture
 * has changed, was removed or has failed, unless the change is accepted. docs/pictures.md explains its use.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMarks, refusedOf } from './accepted.ts'
import { mergeReports } from './mergeReports.ts'
import { parseOptions, usage } from './options.ts'
import { showProgress } from './progress.ts'
import { type Report, statuses } from './report.ts'
import { serveReport } from './serveReport.ts'
import { buildsOf, takePictures } from './takePictures.ts'

const root = join(import.meta.dirname, '../..')

try {
  const options = parseOptions(process.argv.slice(2))
  const out = resolve(options.out ?? join(root, '.cache/pictures/report'))
  const accepted = resolve(options.accepted ?? join(out, 'accepted.json'))
  if (options.isHelp) console.log(usage)
  else if (options.isServed) await show(out, accepted, options.port)
  else if (options.merged.length > 0)
    judge(mergeReports(options.merged, out, accepted), out, accepted)
  else {
    const { against, choice, windows } = options
    const signal = untilStopped()
    const report = await takePictures({
      root,
      against,
      choice,
      out,
      accepted,
      windows,
      signal,
      report: (line) => console.log(line),
      onProgress: showProgress(process.stdout, Date.now),
    })
    judge(report, out, accepted)
  }
} catch (error) {
  // Errors of options, builds and folders explain themselves; a stack trace doesn't help here.
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** Aborts on the first Ctrl+C or end signal; the second one ends immediately. */
function untilStopped(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      console.log('\nStopping. The report will contain the finished pictures.')
      stop.abort()
    })
  return stop.signal
}

/** Prints the result and sets the exit status. */
function judge(report: Report, out: string, accepted: string): void {
  const { taken, groups, counts, entries, stopped } = report
  const refused = refusedOf(entries, readMarks(accepted))
  const keys = new Set(refused.map(({ key }) => key))
  for (const group of groups) {
    const open = group.keys.filter((key) => keys.has(key))
    if (open.length === 0) continue
    console.log(`${group.status.padEnd(8)} ${group.name}: ${open.length} pictures`)
    for (const key of open) console.log(`         ${key}`)
  }
  const rate = taken.seconds > 0 ? (taken.pictures / taken.seconds).toFixed(1) : '0'
  console.log(`${taken.pictures} pictures taken in ${taken.seconds.toFixed(1)} s, ${rate} a second`)
  console.log(statuses.map((status) => `${counts[status]} ${status}`).join(', '))
  const reviewed = counts.changed + counts.removed + counts.failed + counts.late
  if (reviewed > 0)
    console.log(`${reviewed - refused.length} accepted, ${refused.length} not accepted`)
  console.log(`${join(out, 'index.html')}; to mark changes in a file: pnpm pictures --serve`)
  if (stopped !== undefined) console.log(stopped)
  if (stopped !== undefined || refused.length > 0) process.exitCode = 1
}

/** Serves the last report, with both builds beside it where they are cached. */
async function show(out: string, accepted: string, port: number): Promise<void> {
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  const { address } = await serveReport(out, buildsOf(root, report), accepted, port)
  console.log(`${address} (Ctrl+C ends it); marks are written to ${accepted}`)
}
