/** Marks of figures: money (`MoneyText`, cells of lists), and columns of figures. */
const marks = '[data-figure], [data-cell="amount"], tbody [data-align="end"]'

/** The visible part of an element, and whether more of it can be scrolled to. */
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
 * Finds figures that the user does not see whole: cut by their container, out of view until it is scrolled sideways, or outside the
 * page. A list that is wider than its container may have some out of view, since its edge indicates more: but never those of the
 * columns that decisions are based on. Empty without findings.
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

/** Positions of the texts with digits, visible or not. */
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
  // Content further down a scroll container, such as a dialog, is not cut.
  let isBelow = false
  for (let around: Element | null = figure; around; around = around.parentElement) {
    const seen = windows.get(around) ?? windowOf(around)
    windows.set(around, seen)
    if (seen === null) continue
    // Content for screen readers only is at most a pixel wide.
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

/** Checks whether the edge of a list indicates the figure, and it is not in a column for decisions. */
function isLeave(figure: Element, scroller: Element): boolean {
  const column = figure.closest<HTMLElement>('td[data-priority]')
  return scroller.parentElement?.matches('[data-wide]') === true && column?.dataset.priority !== '1'
}

/** Null for an element that doesn't clip its content. */
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
