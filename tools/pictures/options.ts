/** Options of `pnpm pictures`. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type ModeName, modes } from '../../.storybook/modes.ts'
import { type Choice, maxPictures } from './choose.ts'

/** Help, with a sentence for each option. */
export const usage = `Compares the pictures of all stories with those of a git revision.

pnpm pictures [options]                 takes the pictures and writes a report
pnpm pictures --merge FOLDER …          joins the reports of several shards into one
pnpm pictures --serve                   shows the last report and stores your marks

What to take:
  --against REVISION    Compares with this git revision. Default: main.
  --all                 Takes every picture of every story. Without it, only stories that the change can affect are taken,
                        and where that is more than ${maxPictures.toLocaleString('en')} pictures, only the chosen set (docs/pictures.md).
  --only TEXT           Takes stories whose title, name or id contains the text.
  --stories FILE        Takes the stories whose ids are in the file, one per line.
  --mode MODE           Takes one mode; repeat it for several. One of:
                        ${Object.keys(modes).slice(0, 4).join(', ')},
                        ${Object.keys(modes).slice(4).join(', ')}.
  --shard 1/4           Takes the first of four parts, to share a run between machines.
  --windows N           Uses N pairs of browser windows at the same time. Default: one per core.

Report and marks:
  --out FOLDER          Writes the report there. Default: .cache/pictures/report.
  --accepted FILE       Reads accepted changes from this file, and with --serve writes your marks to it. The run ends with 0
                        if every change is accepted. Default: accepted.json in the report's folder.
  --port PORT           Port of --serve. Default: 6007.
  --help                Shows this help.

Ctrl+C writes a report of the finished pictures. The same command later continues from there.`

/** Parsed options. */
export interface Options {
  against: string
  choice: Choice
  windows: number
  port: number
  out?: string
  accepted?: string
  /** Folders of the reports to join. */
  merged: string[]
  isServed: boolean
  isHelp: boolean
}

/**
 * Parses the command line.
 * @throws Error that names the wrong option
 */
export function parseOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      against: { type: 'string', default: 'main' },
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      stories: { type: 'string' },
      mode: { type: 'string', multiple: true },
      shard: { type: 'string' },
      windows: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string' },
      accepted: { type: 'string' },
      merge: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '6007' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.merge !== positionals.length > 0)
    throw new Error('--merge needs the folders of reports, and only --merge takes folders.')
  return {
    against: values.against,
    choice: {
      scope: values.all ? 'all' : 'affected',
      only: values.only,
      stories: values.stories === undefined ? undefined : readIds(values.stories),
      modes: values.mode?.map(modeOf),
      shard: values.shard === undefined ? undefined : shardOf(values.shard),
    },
    windows: positive(values.windows, '--windows'),
    port: positive(values.port, '--port'),
    out: values.out,
    accepted: values.accepted,
    merged: positionals,
    isServed: values.serve,
    isHelp: values.help,
  }
}

function readIds(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function modeOf(name: string): ModeName {
  if (!(name in modes))
    throw new Error(`--mode ${name}: choose one of ${Object.keys(modes).join(', ')}.`)
  return name as ModeName
}

function shardOf(text: string): Choice['shard'] {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { index: Number(index), count: Number(count) }
  if (!(shard.index >= 1 && shard.index <= shard.count))
    throw new Error(`--shard ${text}: write the part and the number of parts, such as 1/4.`)
  return shard
}

function positive(text: string, option: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${option} ${text}: write a number from 1.`)
  return value
}
