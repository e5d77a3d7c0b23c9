import { flushSync } from 'react-dom'

/**
 * Reports the sizes of elements, the initial ones included: after layout, so that the callback may measure, and before paint, so
 * that nothing visibly moves.
 * @returns a cleanup function, to return from an effect
 */
export function watchSizes(elements: readonly Element[], report: () => void): () => void {
  const observer = new ResizeObserver(() => flushSync(report))
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
