import { expect, type Page } from '@playwright/test'

/** Enlarges text as a user's own setting does; 16 px is the usual size. */
export async function enlargeText(page: Page, size: number): Promise<void> {
  await page.addInitScript((pixels) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${pixels}px; }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)
}

/** Expects no horizontal scrolling, no line lower than its letters, and no text cut off at the bottom of its box. */
export async function expectLegible(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const texts = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter(
      (element) => element.clientWidth > 1 && element.clientHeight > 1 && element.innerText,
    )
    const inTightLines = texts.filter((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      const holdsText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      return holdsText && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)
    })
    const cut = texts.filter((element) => {
      const { overflowY, webkitLineClamp } = getComputedStyle(element)
      return (
        /^(hidden|clip)$/.test(overflowY) &&
        webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 1
      )
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...inTightLines.map(({ innerText }) => `a line lower than its letters: ${innerText}`),
      ...cut.map(({ innerText }) => `cut: ${innerText}`),
    ]
  })
  expect(faults).toEqual([])
}

/**
 * Expects no word of at most 13 letters to be broken, and no overlapping texts. Of scrolled or clipped text only the visible part
 * counts; text that sticks to an edge of the window, addresses, charts and tooltips are left out.
 */
export async function expectWordsWhole(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const left = 'script, style, svg, [aria-hidden="true"], [role="tooltip"], figure'
    const word = /(?<![\p{L}\p{M}.@•])[\p{L}\p{M}’']{2,13}(?![\p{L}\p{M}.@•])/gu
    const range = document.createRange()
    const found = new Set<string>()
    const seen: { text: string; element: Element; box: DOMRect }[] = []

    /** Visible part of a box within everything that clips it; null if nothing is visible. */
    function seenOf(rect: DOMRect, element: Element): DOMRect | null {
      let { left: x, top: y, right, bottom } = rect
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(each)
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return null
        if (each === document.body) break
        const box = each.getBoundingClientRect()
        if (overflowX !== 'visible')
          [x, right] = [Math.max(x, box.left), Math.min(right, box.right)]
        if (overflowY !== 'visible')
          [y, bottom] = [Math.max(y, box.top), Math.min(bottom, box.bottom)]
      }
      return right - x > 2 && bottom - y > 2 ? new DOMRect(x, y, right - x, bottom - y) : null
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const { parentElement: element, textContent: text } = node
      if (!element || !text?.trim() || element.closest(left)) continue
      if (
        !element.checkVisibility({
          contentVisibilityAuto: true,
          visibilityProperty: true,
          opacityProperty: true,
        })
      )
        continue
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].flatMap((rect) => seenOf(rect, element) ?? [])
      seen.push(...boxes.map((box) => ({ text: text.trim().slice(0, 40), element, box })))
      if (boxes.length < 2) continue
      for (const { 0: shown, index } of text.matchAll(word)) {
        range.setStart(node, index)
        range.setEnd(node, index + shown.length)
        const [first, ...others] = range.getClientRects()
        if (first && others.some(({ top }) => top > first.top + first.height / 2))
          found.add(`broken: ${shown}`)
      }
    }
    seen.forEach(({ text, element, box }, place) => {
      for (const other of seen.slice(place + 1)) {
        if (other.element === element) continue
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (width > 4 && height > 10) found.add(`over each other: ${text} / ${other.text}`)
      }
    })
    return [...found]
  })
  expect(faults, where).toEqual([])
}
