import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { FullPageWait } from './FullPageWait'

const meta = preview.meta({ component: FullPageWait, parameters: { layout: 'fullscreen' } })

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Loading…|جارٍ التحميل…)$/)
  },
})

/** After more than ten seconds. */
export const LoadingSlowly = meta.story({
  beforeEach() {
    const { setTimeout: real } = window
    window.setTimeout = ((task: () => void, wait?: number) =>
      real(task, wait === 10_000 ? 0 : wait)) as typeof setTimeout
    return () => void (window.setTimeout = real)
  },
  play: async ({ canvas }) => {
    const reload = await canvas.findByRole('button', { name: /Reload the page|إعادة تحميل الصفحة/ })
    // It fades in.
    await waitFor(() => expect(reload).toBeVisible())
  },
})
