import type { Page } from '@playwright/test'

/** Minimum size of a touch target in each direction, in px (WCAG 2.5.5), less what rounding takes. */
const min = 43

/**
 * Finds touch targets that are too small, by the size that responds to a press: this includes their label or row, and excludes
 * what covers them. Leaves out links within a sentence, as WCAG does, and targets that cannot be hit at their position, such as
 * those behind a bar.
 * @returns one line for each kind of target
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const pressed =
      'a[href], button, label, input, select, textarea, summary, tr[data-token], [role="button"], [role="tab"], [role="checkbox"], [role="switch"], [role="radio"], [role="option"], [role="slider"]'

    /** Control that a press on an element activates: the field of a label, the link of a row. */
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

    /** Measures the target from its middle, as far as it can be hit. @returns null if it cannot be hit at all */
    function sizeOf(target: Element): { width: number; height: number } | null {
      const label = target instanceof HTMLInputElement ? target.closest('label') : null
      const { left, top, width, height } = (label ?? target).getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isHit = (dx: number, dy: number) =>
        meantBy(document.elementFromPoint(x + dx, y + dy)) === target
      const reach = (dx: number, dy: number) => {
        let far = 0
        while (far < minSize && isHit(dx * (far + 1), dy * (far + 1))) far += 1
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
      if (!size || (size.width >= minSize && size.height >= minSize)) continue
      const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
      found.set(kind, `${target.tagName} “${name.slice(0, 40)}”: ${size.width} × ${size.height}`)
    }
    return [...found.values()]
  }, min)
}
