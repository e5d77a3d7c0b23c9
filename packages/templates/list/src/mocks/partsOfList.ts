import { within } from 'storybook/test'

/** The names of the rows, once there are some. */
export async function rowHeaders(root: HTMLElement): Promise<HTMLElement[]> {
  return within(root).findAllByRole('rowheader')
}

/** What the rows are called. */
export async function names(root: HTMLElement): Promise<string[]> {
  const headers = await rowHeaders(root)
  return headers.map((header) => header.querySelector('bdi')?.textContent ?? '')
}

/** The rows that stand in the document. */
export function rowsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('tr[data-token]')]
}

/** Where one is. */
export function address(root: HTMLElement): string {
  return within(root).getByTestId('address').textContent
}

/** The name of a row, by its place from 0. */
export function linkOf(root: HTMLElement, place: number): HTMLElement {
  const link = rowsOf(root)[place]?.querySelector('a')
  if (!link) throw new Error(`There is no row ${place}`)
  return link
}

/** The box of a row, by its place from 0. */
export function tickOf(root: HTMLElement, place: number): HTMLInputElement {
  const tick = rowsOf(root)[place]?.querySelector('input')
  if (!tick) throw new Error(`There is no row ${place}`)
  return tick
}

/** How many rows are ticked. */
export const ticked = (root: HTMLElement) =>
  rowsOf(root).filter((row) => 'ticked' in row.dataset).length

/** The titles of the columns that are shown. */
export const heads = (root: HTMLElement) =>
  [...root.querySelectorAll('thead th[scope]')].map(({ textContent }) => textContent)
