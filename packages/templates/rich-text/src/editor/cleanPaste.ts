/**
 * What is pasted, as HTML that says by its elements what it is, without any looks: in Word a list is paragraphs with a bullet or a number in
 * front, in Google's documents bold is a style. What of it may stay is the editor's to say, whose parts are those of the contract.
 */
export function cleanPaste(html: string): string {
  // A document that is never shown: nothing in it is fetched or run.
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, link, title')) element.remove()
  makeLists(page)
  for (const element of page.body.querySelectorAll<HTMLElement>('[style]')) takeLooks(element)
  return page.body.innerHTML
}

/** Paragraphs of Word that are entries of a list, and such that are headings. */
function makeLists(page: Document): void {
  /** The list that the last paragraph has gone into. */
  let last: HTMLElement | null = null
  for (const paragraph of page.querySelectorAll<HTMLElement>('p')) {
    if (!/mso-list:\s*l\d/i.test(styleOf(paragraph))) {
      last = null
      if (paragraph.className === 'MsoTitle') replaceBy(paragraph, 'h2')
      continue
    }
    const isOrdered = /^\s*[\p{L}\d]{1,3}[.)]/u.test(takeMark(paragraph))
    const tag = isOrdered ? 'OL' : 'UL'
    const list: HTMLElement = continued(last, paragraph, tag) ?? page.createElement(tag)
    if (list !== last) paragraph.before(list)
    list.append(replaceBy(paragraph, 'li'))
    last = list
  }
}

/** The list before a paragraph, where the paragraph goes on with it. */
function continued(list: HTMLElement | null, paragraph: Element, tag: string): HTMLElement | null {
  return list?.tagName === tag && list === paragraph.previousElementSibling ? list : null
}

/** Takes the bullet or the number away, which is a part of the text in Word, and says what it was. */
function takeMark(paragraph: HTMLElement): string {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  for (const mark of marks) mark.remove()
  return marks.map(({ textContent }) => textContent).join('')
}

/** Bold and italic that are styles become elements; `<b style="font-weight: normal">`, around all of a Google document, is not bold. */
function takeLooks(element: HTMLElement): void {
  const style = styleOf(element)
  element.removeAttribute('style')
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isPlain = weight === 'normal' || weight === '400'
  if (isPlain && /^(B|STRONG)$/.test(element.tagName)) replaceBy(element, 'span')
  else if (element.tagName === 'SPAN') {
    if (weight === 'bold' || Number(weight) >= 600) wrap(element, 'strong')
    if (/font-style:\s*italic/i.test(style)) wrap(element, 'em')
  }
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

function wrap(element: HTMLElement, tag: string): void {
  const around = element.ownerDocument.createElement(tag)
  around.append(...element.childNodes)
  element.append(around)
}

function replaceBy(element: HTMLElement, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}
