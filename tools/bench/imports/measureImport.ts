import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { writeWorkbook } from '../../../packages/templates/import/src/reading/writeWorkbook.ts'
import type { ListTarget } from '../lists/serveLists.ts'
import { pointAt, pressHere, withPage } from '../measure.ts'

/** The maximum of a file. */
export const importedRows = 20_000

/** Times of one import step, in milliseconds. */
export interface Step {
  name: string
  /** From the press, or the choice of the file, to the end of the step. */
  taken: number
  longestTask: number
  /** Of each batch of rows that was submitted or written, from its call to its response. */
  pieces: readonly number[]
}

/** An imported file. */
export interface MeasuredImport {
  /** Address of its import screen. */
  path: string
  /** File name with its format's extension. */
  file: string
  /** Target time of each step, in words. */
  goal: string
  /** @param company the name of an existing company */
  content(company: string): string | Uint8Array
}

/** Files with the maximum number of rows, the last of which is rejected. */
export const measuredImports: readonly MeasuredImport[] = [
  {
    path: '/company-upload',
    file: 'companies.csv',
    goal: '1.6, 11.3, 16.6 s',
    content: () => companies(),
  },
  {
    path: '/afya-product-upload',
    file: 'medicines.xlsx',
    goal: '16, 12, 35 s',
    content: (company) => writeWorkbook(medicines(company)),
  },
]

/** Maximum time for all rows, in milliseconds. */
const patience = 20 * 60_000

/**
 * Imports a file of new records as a signed-in user, without corrections.
 * @param folder folder for the file: passing it to the page as text would keep the page busy
 */
export async function measureImport(
  browser: Browser,
  { address, token, reset }: ListTarget,
  { path, file: fileName, content }: MeasuredImport,
  folder: string,
): Promise<readonly Step[]> {
  reset()
  const file = join(folder, fileName)
  writeFileSync(file, content(await nameOfCompany(address, token)))
  return withPage(browser, async (page) => {
    await page.addInitScript((stored) => localStorage.setItem('jwt_access_token', stored), token)
    await page.addInitScript(observe)
    await page.goto(address + path)
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await page.waitForLoadState('networkidle')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const press = (name: string) => async () => {
      await pointAt(button(name))
      await pressHere(page)
    }

    const [check, write] = [
      `Check ${formatNumber(importedRows)} rows`,
      `Import ${formatNumber(importedRows - 1)} rows`,
    ]
    return [
      await measureStep(page, 'read, columns found', {
        act: () => page.locator('input[type=file]').setInputFiles(file),
        end: () => button(check).waitFor({ timeout: patience }),
      }),
      await measureStep(page, 'sent and checked', {
        act: press(check),
        end: () =>
          page.getByRole('heading', { name: 'Rows to fix' }).waitFor({ timeout: patience }),
        piece: '/rows',
      }),
      await measureStep(page, 'written', {
        act: press(write),
        end: () =>
          page.getByRole('heading', { name: 'File imported' }).waitFor({ timeout: patience }),
        piece: '/commit',
      }),
    ]
  })
}

/**
 * Performs one step and measures it.
 * @param step name of its batches' calls; left out where it has none
 */
async function measureStep(
  page: Page,
  name: string,
  step: { act: () => Promise<void>; end: () => Promise<void>; piece?: string },
): Promise<Step> {
  await page.evaluate(() => globalThis.imports.begin())
  await step.act()
  await step.end()
  const { begun, longestTask, calls, now } = await page.evaluate(() => globalThis.imports.read())
  const { piece } = step
  return {
    name,
    taken: now - begun,
    longestTask,
    pieces: calls.flatMap(({ address, taken }) =>
      piece && address.endsWith(piece) ? [taken] : [],
    ),
  }
}

/** Formats a number as the console does. */
function formatNumber(rows: number): string {
  return rows.toLocaleString('en-GB')
}

async function nameOfCompany(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}/api/catalogue/companies?pageSize=10`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { items } = (await answer.json()) as { items: { name: string }[] }
  return items[0]?.name ?? ''
}

/** Columns of a medicine in the sheet, beside its own name and number. */
const medicine = {
  'Generic name': 'Paracetamol',
  Ingredients: 'Paracetamol 500 mg',
  'Dosage form': 'tablet',
  Route: 'oral',
  'Units in a pack': '30',
  Unit: 'tablet',
  Container: 'blister',
  Schedule: 'otc',
  Storage: 'room',
  'Shelf life in months': '36',
  'List price': '350.00',
  Currency: 'KES',
}

/** Rows of a company's medicine sheet. */
function medicines(company: string): string[][] {
  const own = ['Brand name', 'Company', 'Registration no.', 'Registration expires']
  const rows = Array.from({ length: importedRows }, (_, place) => {
    const until = place === importedRows - 1 ? 'soon' : '2029-12-31'
    return [`Brand ${place}`, company, `PPB/2026/X${place}`, until, ...Object.values(medicine)]
  })
  return [[...own, ...Object.keys(medicine)], ...rows]
}

/** A file of companies, as a spreadsheet writes it. */
function companies(): string {
  const rows = Array.from({ length: importedRows }, (_, place) => {
    const until = place === importedRows - 1 ? 'soon' : '31.12.2028'
    return `Company ${place} Ltd;importer;Kenya;PPB;PPB/X/${place};${until};office@example.com`
  })
  return ['Company;Type;Country;Authority;Licence no.;Expires;Email', ...rows].join('\n')
}

interface Marks {
  begun: number
  longestTask: number
  calls: { address: string; taken: number }[]
  now: number
}

declare global {
  var imports: { begin(): void; read(): Marks }
}

/** Runs in the page before its own scripts. */
function observe() {
  const marks: Marks = { begun: 0, longestTask: 0, calls: [], now: 0 }
  globalThis.imports = {
    begin: () => Object.assign(marks, { begun: performance.now(), longestTask: 0, calls: [] }),
    read: () => ({ ...marks, now: performance.now() }),
  }
  // Measured from the press itself, not from the request for it.
  addEventListener('click', ({ timeStamp }) => (marks.begun = timeStamp), { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      marks.longestTask = Math.max(marks.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      marks.calls.push({ address: name, taken: duration })
  }).observe({ type: 'resource', buffered: true })
}
