import { page } from 'vitest/browser'

const { viewport } = page

/**
 * Sizes the page of a test only where it has another size. Storybook sizes it before each story, which goes to the browser and
 * back and is a twelfth of what a story takes.
 */
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await viewport.call(page, width, height)
}
