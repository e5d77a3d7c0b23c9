import preview from '#storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { FullPageWait } from './FullPageWait'

const meta = preview.meta({
  component: FullPageWait,
  parameters: {
    about: {
      use: 'The wait for the session, the configuration or the first screen.',
      instead: '`SkeletonText` inside of a screen.',
      anatomy: [
        'Nothing at first.',
        'Spinner after a moment.',
        'Button to reload after ten seconds.',
      ],
      do: ['Use it only before anything is on the page.'],
      dont: ['Do not show it between screens.'],
    },
    layout: 'fullscreen',
  },
})

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
