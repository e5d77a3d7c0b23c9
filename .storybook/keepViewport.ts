import { page } from 'vitest/browser'

const { viewport } = page

/**
 * Resizes the page of a test only where its size differs. Storybook resizes it before each story, a round trip to the browser
 * and a twelfth of a story's time.
 */
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await viewport.call(page, width, height)
}
