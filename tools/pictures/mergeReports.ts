/** Joins the reports of a run's shards. */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Report, summaryOf } from './report.ts'
import { emptyFolder, writeReport } from './writeReport.ts'

/**
 * Writes one report with the pictures of several reports.
 * @param folders folders of the reports
 * @param out folder of the joined report
 * @param accepted file of marks, with which the page begins
 * @throws Error for a folder without a report, for reports of different builds, and where a shard is missing
 */
export function mergeReports(folders: string[], out: string, accepted?: string): Report {
  const reports = folders.map((folder) => {
    const file = join(folder, 'report.json')
    if (!existsSync(file)) throw new Error(`${folder} contains no report.`)
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  })
  const [first] = reports
  if (!first) throw new Error('No report is given.')
  const { before, after, skipped } = first
  for (const [at, report] of reports.entries())
    if (report.before.build !== before.build || report.after.build !== after.build)
      throw new Error(`${folders[at]} compares other builds than ${folders[0]}.`)
  const found = new Set(reports.map(({ shard }) => shard?.index ?? 1))
  const count = first.shard?.count ?? 1
  for (let index = 1; index <= count; index++)
    if (!found.has(index)) throw new Error(`The report of shard ${index}/${count} is missing.`)
  const stopped = reports.flatMap((report) => report.stopped ?? [])
  emptyFolder(out)
  for (const folder of folders)
    cpSync(join(folder, 'pictures'), join(out, 'pictures'), { recursive: true })
  const entries = new Map(
    reports.flatMap((report) => report.entries.map((entry) => [entry.key, entry])),
  )
  const report: Report = {
    before,
    after,
    scope: first.scope.replace(/ ?Part \d+ of \d+\.$/, ''),
    ...(stopped.length > 0 && { stopped: stopped.join(' ') }),
    taken: {
      pictures: reports.reduce((sum, { taken }) => sum + taken.pictures, 0),
      seconds: Math.max(...reports.map(({ taken }) => taken.seconds)),
    },
    skipped,
    ...summaryOf([...entries.values()]),
  }
  writeReport(out, report, accepted)
  return report
}
