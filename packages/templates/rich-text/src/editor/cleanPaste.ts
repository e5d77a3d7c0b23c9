import { flattenLists, listsOfWord } from './pastedLists'
import { styleOf, withoutStyles } from './withoutStyles'

/**
 * Cleans pasted HTML of Word, Outlook, LibreOffice and Google Docs: elements describe the structure, without any styles. Tracked
 * deletions, hidden text and comments are dropped; they are not part of what the author shows. The editor, whose schema is that
 * of the contract, filters the rest.
 */
export function cleanPaste(html: string): string {
  // An inert document: nothing in it is loaded or executed.
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, link, title, template'))
    element.remove()
  dropHidden(page)
  makeHeadings(page)
  writeTables(page)
  listsOfWord(page)
  flattenLists(page)
  for (const element of page.body.querySelectorAll<HTMLElement>('[data-style]')) takeLooks(element)
  return page.body.innerHTML
}

/** Deletions, comments, and links to them. */
const dropped = [
  'del',
  '[hidden]',
  '.msoDel',
  // Comments of Word: the marks in the text, and the list of comments after it.
  '.MsoCommentReference',
  '.msocomanchor',
  '.msocomtxt',
  '.msocomoff',
  '.MsoCommentText',
  '.MsoCommentSubject',
  // Comments of Google Docs.
  'sup:has(> a[href^="#cmnt"])',
  'a[href^="#cmnt"]',
  'div:has(> p > a[href^="#cmnt_ref"])',
].join(', ')

function dropHidden(page: Document): void {
  for (const element of page.body.querySelectorAll(dropped)) element.remove()
  for (const element of page.body.querySelectorAll('[data-style]'))
    if (
      /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment/i.test(
        styleOf(element),
      )
    )
      element.remove()
}

/**
 * Maps headings of three levels to the two that a text has: the title of its page is the first. A pasted heading 1 or title
 * becomes the second level.
 */
function makeHeadings(page: Document): void {
  for (const title of page.body.querySelectorAll<HTMLElement>('p.MsoTitle, p.title'))
    replaceBy(title, 'h1')
  // Headings of LibreOffice and Word Online are paragraphs with a level.
  for (const heading of page.body.querySelectorAll<HTMLElement>('[role="heading"][aria-level]'))
    replaceBy(
      heading,
      `h${Math.min(6, Math.max(1, Number(heading.getAttribute('aria-level')) || 3))}`,
    )
  if (!page.body.querySelector('h1')) return
  for (const heading of page.body.querySelectorAll<HTMLElement>('h2')) replaceBy(heading, 'h3')
  for (const heading of page.body.querySelectorAll<HTMLElement>('h1')) replaceBy(heading, 'h2')
}

/** A text has no tables: each row becomes a paragraph with its cells side by side. A table of one column is only layout. */
function writeTables(page: Document): void {
  for (const table of [...page.body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows]
    const isLayout = rows.every(({ cells }) => cells.length < 2)
    const written = isLayout
      ? rows.flatMap(({ cells }) => [...cells].flatMap((cell) => [...cell.childNodes]))
      : rows.map((row) => rowOf(row))
    table.replaceWith(...written)
  }
}

function rowOf({ cells, ownerDocument }: HTMLTableRowElement): HTMLElement {
  const line = ownerDocument.createElement('p')
  for (const [place, cell] of [...cells].entries()) {
    for (const block of cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6'))
      block.after(ownerDocument.createTextNode(' '))
    for (const block of cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6'))
      block.replaceWith(...block.childNodes)
    if (place > 0) line.append(' | ')
    line.append(...cell.childNodes)
  }
  return line
}

/** Converts bold and italic styles to elements; `<b style="font-weight: normal">`, around a whole Google document, is not bold. */
function takeLooks(element: HTMLElement): void {
  const style = styleOf(element)
  element.removeAttribute('data-style')
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isPlain = weight === 'normal' || weight === '400'
  if (isPlain && /^(B|STRONG)$/.test(element.tagName)) replaceBy(element, 'span')
  else if (element.tagName === 'SPAN') {
    if (weight === 'bold' || Number(weight) >= 600) wrap(element, 'strong')
    if (/font-style:\s*italic/i.test(style)) wrap(element, 'em')
  }
}

function wrap(element: HTMLElement, tag: string): void {
  const around = element.ownerDocument.createElement(tag)
  around.append(...element.childNodes)
  element.append(around)
}

function replaceBy(element: HTMLElement, tag: string): void {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
}
