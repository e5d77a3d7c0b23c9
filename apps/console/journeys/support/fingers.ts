import type { Page } from '@playwright/test'

/** The least that a finger needs in each direction, in px (WCAG 2.5.5), but for what rounding takes. */
const least = 43

/**
 * What a finger can press on a page and hardly hits, with its size as it is hit: what of its label or its row leads to it counts, and what lies over it
 * does not. Links within a sentence are left out, as WCAG leaves them, and what cannot be hit where it is, such as what is covered by a bar.
 * @returns one line for each kind of them
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((leastSize) => {
    const pressed =
      'a[href], button, label, input, select, textarea, summary, tr[data-token], [role="button"], [role="tab"], [role="checkbox"], [role="switch"], [role="radio"], [role="option"], [role="slider"]'

    /** What is meant where something is hit: the field of a label, the link of a row. */
    function meantBy(hit: Element | null): Element | null {
      const found = hit?.closest(pressed) ?? null
      if (found instanceof HTMLLabelElement) return found.control ?? found
      return found?.matches('tr') ? found.querySelector('[data-place="name"] a') : found
    }

    function isMeant(target: Element): boolean {
      if (target.matches(':disabled, [aria-hidden="true"] *, [inert] *')) return false
      const isInline = target.matches('a') && getComputedStyle(target).display === 'inline'
      const around = target.parentElement?.textContent?.trim() ?? ''
      return !isInline || around.length <= (target.textContent?.trim().length ?? 0) + 3
    }

    /** From its middle, as far as it is hit. @returns null where it is not hit at all */
    function sizeOf(target: Element): { width: number; height: number } | null {
      const label = target instanceof HTMLInputElement ? target.closest('label') : null
      const { left, top, width, height } = (label ?? target).getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isHit = (dx: number, dy: number) =>
        meantBy(document.elementFromPoint(x + dx, y + dy)) === target
      const reach = (dx: number, dy: number) => {
        let far = 0
        while (far < leastSize && isHit(dx * (far + 1), dy * (far + 1))) far += 1
        return far
      }
      if (width <= 2 || height <= 2 || !isHit(0, 0)) return null
      return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 }
    }

    const targets = new Set([...document.querySelectorAll(pressed)].map(meantBy))
    const found = new Map<string, string>()
    for (const target of targets) {
      if (!target || !isMeant(target)) continue
      const kind = [target, target.parentElement].map((each) => each?.className).join()
      if (found.has(kind)) continue
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const size = sizeOf(target)
      if (!size || (size.width >= leastSize && size.height >= leastSize)) continue
      const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
      found.set(kind, `${target.tagName} “${name.slice(0, 40)}”: ${size.width} × ${size.height}`)
    }
    return [...found.values()]
  }, least)
}
