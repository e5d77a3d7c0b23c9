import preview from '#storybook/preview'
import { Heading, Link, Text } from '@console/ui'
import { expect, screen, waitFor } from 'storybook/test'
import { Frame } from './Frame'

const meta = preview.meta({
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/dashboards/analytics',
    visit: 'first',
    navbarScheme: 'ink',
    header: <Text weight="medium">Carol Nansubuga</Text>,
    navigation: <Link href="/dashboards/analytics">Analytics</Link>,
    toolbar: <Text>…</Text>,
    children: <Heading level={1}>Analytics</Heading>,
  },
})

/** As wide as the viewport of the toolbar: from 1280 px the navigation stands beside the content. */
export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

Wide.test('specification 9: the navigation is 280 px wide', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation')
  await expect(navigation.parentElement?.getBoundingClientRect().width).toBe(280)
})

Wide.test(
  'the first stop of the keyboard leads over the navigation',
  async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#main')
  },
)

/** Below 1280 px the navigation is in a drawer. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

Narrow.test(
  'the drawer opens by its button and closes by Escape',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
)
