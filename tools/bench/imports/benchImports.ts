import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../../browser.ts'
import { serveLists } from '../lists/serveLists.ts'
import { type Line, milliseconds, printTable } from '../table.ts'
import { buildConsole } from '../targets.ts'
import {
  importedRows,
  type MeasuredImport,
  measuredImports,
  measureImport,
  type Step,
} from './measureImport.ts'

/**
 * Measures imports of the maximum number of rows, in a page slowed down four times; the worker that reads the file is not. The server is
 * the sample backend in this process: the time of a piece is mostly the server's. Runs once each, since it takes minutes.
 */
export async function benchImports(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  const outDir = join(folder, 'console')
  buildConsole(outDir)
  const target = await serveLists('console', outDir, '/company-upload')
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
  try {
    for (const measured of measuredImports)
      print(measured, await measureImport(browser, target, measured, folder))
  } finally {
    await browser.close()
    await target.close()
    rmSync(folder, { recursive: true })
  }
}

function print({ file, goal }: MeasuredImport, steps: readonly Step[]): void {
  const lines: Line<Step>[] = [
    [`${file}, ${importedRows} rows`, 'goal', ({ name }) => name],
    ['all of it', goal, ({ taken }) => milliseconds(taken)],
    ['longest task of the page', '≤ 200 ms', ({ longestTask }) => milliseconds(longestTask)],
    ['pieces', '', ({ pieces }) => String(pieces.length || '')],
    ['  the middle one', '', ({ pieces }) => milliseconds(middleOf(pieces))],
    ['  the slowest', '', ({ pieces }) => milliseconds(Math.max(0, ...pieces))],
  ]
  printTable(lines, steps)
}

function middleOf(pieces: readonly number[]): number {
  return pieces.toSorted((one, other) => one - other)[Math.floor(pieces.length / 2)] ?? 0
}
