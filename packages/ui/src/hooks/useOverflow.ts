import { type RefObject, useEffect, useState } from 'react'

/** Attribute with the id of a part of a line, by which the part is checked for overflow. */
export const partAttribute = 'data-part'

const none: ReadonlySet<string> = new Set()

/**
 * Returns the ids of the parts of a line that are cut off or hidden: they belong in a menu at its end. Where the user scrolls the line
 * sideways, as on a phone, its style shows all parts and no menu.
 * @param line the container of the parts, each with its id as `data-part`
 * @param ids ids of all parts, in order
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

/** Share that must be visible. Rounding can hide a fraction of a fully visible part. */
const wholly = 0.98
