/** A name or a figure of the other direction, which loses its order there: "1 kg × 10" is read as "kg × 10 1". */
const scrambled = /^[^\p{L}]*[\p{N}][^\p{L}]*\p{Script=Latin}|\p{Script=Latin}.*[^\p{L}\p{N}\s…]$/u
/** A per cent sign that is separated from its figure in a right-to-left text. */
const ownPercent = /\d\s+%|%\s+\d/u
const amount = /\b(?:KES|TZS|UGX|RWF|ETB|SOS|BIF|DJF|USD)\s?-?\d/u
/** A placeholder of a message that was translated without its value. */
const unfilled = /\{\{\s*[\w, ]+\}\}/u
const isolated = /\u2068[^\u2069]*\u2069/gu

/**
 * Finds problems of visible texts, beyond axe's: in right-to-left text, Latin texts that are not isolated and so lose their
 * order; in every direction, amounts of money that are cut and placeholders without a value. Empty without findings.
 * @param isTranslated set where the texts are in the displayed language
 */
export function textFaults(root: Element, isTranslated: boolean): string[] {
  const faults: string[] = []
  for (const [element, text] of textsIn(root)) {
    if (unfilled.test(text)) faults.push(`a value is missing: ${text}`)
    if (isTranslated && isScrambled(element, text))
      faults.push(`loses its order from right to left: ${text}`)
    if (amount.test(text) && isCut(element)) faults.push(`an amount is cut: ${text}`)
  }
  return faults
}

/** Texts of a page with their elements: the direct text of one element counts as one. */
function textsIn(root: Element): [Element, string][] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const text = own.map(({ textContent }) => textContent ?? '').join('')
    return text.trim() === '' || !isSeen(element) ? [] : [[element, text.trim()] as const]
  }) as [Element, string][]
}

function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    // Announcements of react-aria are not visible, and may be of the previous story.
    element.closest(
      'style, script, svg, pre, code, kbd, select, [translate="no"], [data-live-announcer]',
    ) === null
  )
}

function isScrambled(element: Element, text: string): boolean {
  if (element.closest('bdi, [dir="auto"], [dir="ltr"]')) return false
  const { direction, unicodeBidi } = getComputedStyle(element)
  if (direction !== 'rtl' || unicodeBidi === 'plaintext') return false
  const bare = text.replaceAll(isolated, 'ا').replaceAll(/[\u200E\u200F]/g, '')
  return ownPercent.test(bare) || (!/\p{Script=Arabic}/u.test(bare) && scrambled.test(bare))
}

/** Checks whether an ancestor permanently hides a part of an element: scroll containers don't. */
function isCut(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX } = getComputedStyle(around)
    if (overflowX === 'auto' || overflowX === 'scroll') return false
    if (overflowX === 'visible') continue
    if (around.scrollWidth > around.clientWidth + 1) return true
    const box = around.getBoundingClientRect()
    if (left < box.left - 1 || right > box.right + 1) return true
  }
  return false
}
