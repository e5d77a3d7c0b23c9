import { expect, type Page } from '@playwright/test'

/** Enlarges text as a reader's own setting does; 16 px is the usual size. */
export async function enlargeText(page: Page, size: number): Promise<void> {
  await page.addInitScript((pixels) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${pixels}px; }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)
}

/** Nothing needs to be scrolled sideways, no line is lower than its letters, and no box cuts its text at its bottom. */
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
