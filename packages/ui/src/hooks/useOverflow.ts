import { type RefObject, useEffect, useState } from 'react'

/** Of a part of a line: the id by which it is told whether it has room. */
export const partAttribute = 'data-part'

const none: ReadonlySet<string> = new Set()

/**
 * The ids of those parts of a line that are cut or not seen at all: they belong into a menu at its end. Where a line is moved sideways
 * by its reader, as on a phone, its style shows them all the same, and no menu.
 * @param line what the parts stand in, each with its id as `data-part`
 * @param ids those of all parts, in their order
 */
export function useOverflow(
  line: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ReadonlySet<string> {
  const [without, setWithout] = useState(none)
  const all = ids.join('\n')

  useEffect(() => {
    const root = line.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) =>
        setWithout((before) => {
          const after = new Set(before)
          for (const { target, intersectionRatio } of entries) {
            const id = target.getAttribute(partAttribute) ?? ''
            if (intersectionRatio < wholly) after.add(id)
            else after.delete(id)
          }
          const isSame = after.size === before.size && [...after].every((id) => before.has(id))
          return isSame ? before : after
        }),
      { root, threshold: wholly },
    )
    for (const part of root.querySelectorAll(`[${partAttribute}]`)) observer.observe(part)
    return () => observer.disconnect()
  }, [line, all])

  return without
}

/** Rounding may take a hair of what is wholly seen. */
const wholly = 0.98
