/** Writes the report's folder: index.html, report.json and the pictures. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../../.storybook/modes.ts'
import { type Marks, readMarks } from './accepted.ts'
import { globalsParameter } from './camera.ts'
import type { Entry, Report } from './report.ts'
import type { Outcome } from './shoot.ts'

/** Written by each run; an aborted one leaves only pictures. */
const ours = ['report.json', 'index.html', 'pictures']
/** Marks of changes outlive a run: they name the changes, not the pictures. */
const marksFile = 'accepted.json'

/**
 * Checks that a report may replace a folder.
 * @throws Error where that would delete a folder that is no report
 */
export function checkFolder(folder: string): void {
  if (
    existsSync(folder) &&
    readdirSync(folder).some((name) => ![...ours, marksFile].includes(name))
  )
    throw new Error(`${folder} is there and is no report of ours: choose another with --out.`)
}

/**
 * Makes a folder for a report, without an earlier one.
 * @throws Error where that would delete a folder that is no report
 */
export function emptyFolder(folder: string): void {
  checkFolder(folder)
  for (const name of ours) rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
}

/** Writes the files of one picture. */
export function writePictures(folder: string, entry: Entry, outcome: Outcome): void {
  const { before, after, difference } = outcome
  if (entry.after && after && 'png' in after) writeFileSync(join(folder, entry.after), after.png)
  if (entry.before && entry.before !== entry.after && before && 'png' in before)
    writeFileSync(join(folder, entry.before), before.png)
  if (entry.difference && difference) writeFileSync(join(folder, entry.difference), difference.png)
}

/**
 * Writes the page and the data.
 * @param accepted file of marks, which the page starts with
 */
export function writeReport(
  folder: string,
  report: Report,
  accepted = join(folder, marksFile),
): void {
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'index.html'), pageOf(report, readMarks(accepted)))
}

/** The page, which depends only on the pictures. */
export function pageOf(report: Report, marks: Marks): string {
  const globals = Object.fromEntries(
    Object.entries(modes).map(([name, mode]) => [name, globalsParameter(mode)]),
  )
  const data = JSON.stringify({ ...report, marks, globals }).replaceAll('<', String.raw`\u003c`)
  return readPart('report.html')
    .replace('/* styles */', () => readPart('report.css'))
    .replace('/* data */', () => data)
    .replace('/* script */', () => script())
}

/** A page that is opened as a file cannot import modules: they are joined, those that others import first. */
function script(): string {
  return ['state.js', 'frames.js', 'groups.js', 'report.js']
    .map(readPart)
    .join('\n')
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^export /gm, '')
}

function readPart(name: string): string {
  return readFileSync(join(import.meta.dirname, 'page', name), 'utf8')
}
