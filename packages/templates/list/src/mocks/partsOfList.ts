import { within } from 'storybook/test'

/** Finds the names of the rows, once there are some. */
export async function rowHeaders(root: HTMLElement): Promise<HTMLElement[]> {
  return within(root).findAllByRole('rowheader')
}

/** Names of the rows. */
export async function names(root: HTMLElement): Promise<string[]> {
  const headers = await rowHeaders(root)
  return headers.map((header) => header.querySelector('bdi')?.textContent ?? '')
}

/** Rows in the document. */
export function rowsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('tr[data-token]:not([hidden])')]
}

/** Current address. */
export function address(root: HTMLElement): string {
  return within(root).getByTestId('address').textContent
}

/** Name of a row, by its position from 0. */
export function linkOf(root: HTMLElement, place: number): HTMLElement {
  const link = rowsOf(root)[place]?.querySelector('a')
  if (!link) throw new Error(`There is no row ${place}`)
  return link
}

/** Checkbox of a row, by its position from 0. */
export function tickOf(root: HTMLElement, place: number): HTMLInputElement {
  const tick = rowsOf(root)[place]?.querySelector('input')
  if (!tick) throw new Error(`There is no row ${place}`)
  return tick
}

/** Number of selected rows. */
export const ticked = (root: HTMLElement) =>
  rowsOf(root).filter((row) => 'ticked' in row.dataset).length

/** Titles of the shown columns. */
export const heads = (root: HTMLElement) =>
  [...root.querySelectorAll('thead th[scope]')].map(({ textContent }) => textContent)
