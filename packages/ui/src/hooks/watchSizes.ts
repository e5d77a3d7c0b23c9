import { flushSync } from 'react-dom'

/**
 * Tells of the sizes of elements, of the first ones too: when the page has been laid out, so that it may measure, and before it is
 * painted. What it draws is drawn at once, so that nothing is seen to move.
 * @returns stops; what an effect returns
 */
export function watchSizes(elements: readonly Element[], tell: () => void): () => void {
  const observer = new ResizeObserver(() => flushSync(tell))
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
