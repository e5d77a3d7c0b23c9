import { isInTest } from './isInTest'

/**
 * Storybook ends a play with two style sheets that pause every animation, and the browser computes all styles three times for them: a
 * fiftieth of a run. In tests nothing moves (`motion: off`), so the sheets apply to nothing.
 */
if (isInTest) {
  const { head } = document
  const append = head.appendChild.bind(head)
  head.appendChild = <Child extends Node>(child: Child): Child => {
    if (child instanceof HTMLStyleElement && child.textContent.startsWith('*, *:before, *:after'))
      child.media = 'not all'
    return append(child)
  }
}
