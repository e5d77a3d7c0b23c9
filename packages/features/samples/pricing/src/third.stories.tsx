import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Third } from './third'

const meta = preview.meta({ component: Third })

export const Filled = meta.story()

/** Text at twice its size on a phone: the plans are stacked, and no word is broken. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach() {
    document.documentElement.style.fontSize = '200%'
    return () => void document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('thead th:not(:first-child)')]
    for (const { firstChild } of names) {
      const name = document.createRange()
      name.selectNodeContents(firstChild!)
      await waitFor(() => expect(name.getClientRects()).toHaveLength(1))
    }
  },
})
