/** What a figure is marked by: money (`MoneyText`, cells of lists), and what stands in columns of figures. */
const marks = '[data-figure], [data-cell="amount"], tbody [data-align="end"]'

/** The part of an element that can be seen through it, and whether more of it can be scrolled to. */
interface Window {
  hides: { x: boolean; y: boolean }
  scrollsX: boolean
  scrollsY: boolean
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * The figures that a reader does not see whole: cut by what they stand in, out of its sight until it is scrolled sideways, or outside
 * of the page. A list that is wider than its room may have some out of sight, since its edge says that there is more: never those
 * of the columns by which one decides. Empty where all is well.
 */
export function figureFaults(root: Element): string[] {
  const windows = new Map<Element, Window | null>()
  const faults = new Set<string>()
  for (const figure of root.querySelectorAll(marks)) {
    if (!figure.checkVisibility({ visibilityProperty: true })) continue
    if (figure.closest('[aria-hidden="true"]') !== null) continue
    for (const box of textBoxes(figure)) {
      const why = whyUnseen(figure, box, windows)
      if (why !== null) faults.add(`a figure is ${why}: ${figure.textContent}`)
    }
  }
  return [...faults]
}

/** Where the texts with digits stand, whether they are seen there or not. */
function* textBoxes(figure: Element): Generator<DOMRect> {
  const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/\p{N}/u.test(text.textContent ?? '')) continue
    range.selectNodeContents(text)
    yield* range.getClientRects()
  }
}

function whyUnseen(
  figure: Element,
  { left, right, top, bottom, width }: DOMRect,
  windows: Map<Element, Window | null>,
): string | null {
  if (width === 0) return null
  // What is further down is not cut where one scrolls to it, as in a dialog.
  let isBelow = false
  for (let around: Element | null = figure; around; around = around.parentElement) {
    const seen = windows.get(around) ?? windowOf(around)
    windows.set(around, seen)
    if (seen === null) continue
    // What is there for screen readers alone is no more than a pixel.
    if (seen.right - seen.left <= 1) return null
    if (left < seen.left - 1 || right > seen.right + 1) {
      if (seen.hides.x) return 'cut'
      if (seen.scrollsX) return isLeave(figure, around) ? null : 'out of sight'
    }
    if (isBelow || (top >= seen.top - 1 && bottom <= seen.bottom + 1)) continue
    if (seen.hides.y) return 'cut'
    isBelow = seen.scrollsY
  }
  return left < -1 || right > document.documentElement.clientWidth + 1
    ? 'outside of the page'
    : null
}

/** Whether the edge of a list tells of it, and one decides by others. */
function isLeave(figure: Element, scroller: Element): boolean {
  const column = figure.closest<HTMLElement>('td[data-priority]')
  return scroller.parentElement?.matches('[data-wide]') === true && column?.dataset.priority !== '1'
}

/** Null for what shows all that stands in it. */
function windowOf(element: Element): Window | null {
  if (element === document.documentElement || element === document.body) return null
  const { overflowX, overflowY, display } = getComputedStyle(element)
  if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) return null
  const { left, top } = element.getBoundingClientRect()
  const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return {
    hides: { x: isHidden(overflowX), y: isHidden(overflowY) },
    scrollsX: scrolls(overflowX),
    scrollsY: scrolls(overflowY),
    left: left + element.clientLeft,
    right: left + element.clientLeft + element.clientWidth,
    top: top + element.clientTop,
    bottom: top + element.clientTop + element.clientHeight,
  }
}
