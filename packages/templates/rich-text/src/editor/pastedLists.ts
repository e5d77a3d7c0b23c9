import { readListMark } from './listMark'
import { styleOf } from './withoutStyles'

/** Maximum list levels of a text. */
const maxLevel = 3

/** Converts Word's lists, which are paragraphs with a bullet or a number in front, to sibling lists of one level each. */
export function listsOfWord(page: Document): void {
  /** List of the last paragraph, with its level. */
  let last: { list: HTMLElement; level: number } | null = null
  for (const paragraph of page.body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, number] = /mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(paragraph)) ?? []
    // A numbered heading stays a heading, with its number.
    if (number === undefined || paragraph.tagName !== 'P') continue
    const level = Math.min(maxLevel, Number(number))
    const mark = readListMark(takeMark(paragraph))
    const tag = mark === null ? 'UL' : 'OL'
    const isNext =
      last !== null &&
      last.level === level &&
      last.list.tagName === tag &&
      last.list === paragraph.previousElementSibling
    if (last === null || !isNext) {
      const list = makeList(page, tag, level, mark?.number ?? 1)
      paragraph.before(list)
      last = { list, level }
    }
    const item = page.createElement('li')
    item.append(...paragraph.childNodes)
    last.list.append(item)
    paragraph.remove()
  }
}

/** Removes the bullet or the number, which is part of the text in Word, and returns it. */
function takeMark(paragraph: HTMLElement): string {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  for (const mark of marks) mark.remove()
  return marks.map(({ textContent }) => textContent).join('')
}

/** Flattens nested lists to siblings with a level each; a list that continues after an inner one keeps its numbers. */
export function flattenLists(page: Document): void {
  for (const list of page.body.querySelectorAll<HTMLElement>('ul, ol')) {
    // Word's lists are flat already, and inner ones are handled with the outermost.
    if (list.dataset.level !== undefined || list.parentElement?.closest('ul, ol')) continue
    list.replaceWith(...flatOf(page, list, 1))
  }
}

function flatOf(page: Document, list: HTMLElement, level: number): HTMLElement[] {
  const tag = list.tagName
  const flat: HTMLElement[] = []
  let own: HTMLElement | null = null
  let number = Number(list.getAttribute('start') ?? 1) || 1
  for (const child of [...list.children] as HTMLElement[]) {
    // Google Docs puts a list beside the entry that it belongs to.
    const inner = /^[UO]L$/.test(child.tagName)
      ? [child]
      : [...child.querySelectorAll<HTMLElement>('ul, ol')].filter(
          (each) => each.parentElement?.closest('ul, ol') === list,
        )
    const below = inner.flatMap((each) => flatOf(page, each, Math.min(maxLevel, level + 1)))
    if (inner[0] !== child) {
      for (const each of inner) each.remove()
      if (!own) {
        own = makeList(page, tag, level, number)
        flat.push(own)
      }
      own.append(child)
      number += 1
    }
    if (below.length > 0) {
      flat.push(...below)
      own = null
    }
  }
  return flat
}

function makeList(page: Document, tag: string, level: number, start: number): HTMLElement {
  const list = page.createElement(tag)
  list.dataset.level = String(level)
  if (tag === 'OL' && start !== 1) list.setAttribute('start', String(start))
  return list
}
