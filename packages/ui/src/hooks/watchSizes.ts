import { flushSync } from 'react-dom'

/**
 * Tells of the sizes of elements, of the first ones too: when the page has been laid out, so that it may measure, and before it is
 * painted. What it draws is drawn at once, so that nothing is seen to move; where that changes the sizes again, as a scrollbar does
 * that comes with it, they are told with the next frame.
 * @returns stops; what an effect returns
 */
export function watchSizes(elements: readonly Element[], tell: () => void): () => void {
  const told = new Map<Element, string>()
  let frame = 0
  let hasStopped = false

  const observer = new ResizeObserver((entries) => {
    let isNew = false
    for (const { target, contentRect } of entries) {
      const size = `${contentRect.width} ${contentRect.height}`
      isNew ||= told.get(target) !== size
      told.set(target, size)
    }
    if (!isNew) return
    // While it draws it watches nothing: browsers report as an error what changes within the same frame.
    observer.disconnect()
    flushSync(tell)
    if (!hasStopped) frame = requestAnimationFrame(watch)
  })

  function watch() {
    for (const element of elements) observer.observe(element)
  }
  watch()
  return () => {
    hasStopped = true
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
