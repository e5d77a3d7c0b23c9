/**
 * `pnpm pictures`: takes the stories' pictures and compares them with those of a git revision. Ends with 1 where a picture
 * has changed, was removed or has failed. docs/pictures.md explains its use.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isClean, type Report, statuses } from './report.ts'
import { serve } from './serve.ts'
import { buildsOf, takePictures } from './takePictures.ts'

const root = join(import.meta.dirname, '../..')
const usage = `pnpm pictures [--against REVISION] [--all] [--only PATTERN] [--out FOLDER] [--windows N]
pnpm pictures --serve [--out FOLDER] [--port 6007]`

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'main' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    out: { type: 'string', default: join(root, '.cache/pictures/report') },
    windows: { type: 'string', default: String(Math.max(1, availableParallelism())) },
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '6007' },
    help: { type: 'boolean', default: false },
  },
})
const out = resolve(values.out)

if (values.help) console.log(usage)
else if (values.serve) await show()
else
  await take().catch((error: unknown) => {
    // Errors of builds and folders explain themselves; a stack trace doesn't help here.
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })

async function take(): Promise<void> {
  const stop = new AbortController()
  // A second Ctrl+C ends it at once.
  process.once('SIGINT', () => {
    console.log('\nStopping; what is there is reported.')
    stop.abort()
  })
  const report = await takePictures({
    root,
    against: values.against,
    isAll: values.all,
    only: values.only,
    out,
    windows: Number(values.windows),
    signal: stop.signal,
    translate: (line) => console.log(line),
    progress: (line) => {
      if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`)
    },
  })
  const { pictures, seconds } = report.taken
  const rate = seconds > 0 ? (pictures / seconds).toFixed(1) : '0'
  for (const { status, title, name, mode, pixels, failure } of report.entries) {
    if (status === 'unchanged') continue
    const note = pixels === undefined ? (failure ?? '') : `${pixels} px`
    console.log(`${status.padEnd(8)} ${title}/${name} ${mode} ${note}`)
  }
  console.log(`${pictures} pictures in ${seconds.toFixed(1)} s, ${rate} a second`)
  console.log(statuses.map((status) => `${report.counts[status]} ${status}`).join(', '))
  console.log(`${join(out, 'index.html')}; with links to the stories: pnpm pictures --serve`)
  if (report.stopped !== undefined) console.log(report.stopped)
  if (report.stopped !== undefined || !isClean(report.counts)) process.exitCode = 1
}

/** Serves the last report, with both builds beside it. */
async function show(): Promise<void> {
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  const { address } = await serve(
    { '': out, ...buildsOf(root, report) },
    { port: Number(values.port) },
  )
  console.log(`${address} (Ctrl+C ends it)`)
}
