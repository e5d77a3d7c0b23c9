import preview from '#storybook/preview'
import { ArrowRight, ExternalLink } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { Link } from './Link'
import { NavigationProvider } from './NavigationProvider'
import { Text } from '../Text/Text'

const navigate = fn()

/** As in a console that is mounted at `/back-office`. */
function useHref(href: string) {
  return href.startsWith('/') ? `/back-office${href}` : href
}

const meta = preview.meta({
  component: Link,
  args: { href: '/password-change', children: 'Forgot password?' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate} useHref={useHref}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear()
  },
  parameters: {
    about: {
      use: 'Another address: a screen, a record, a file, a website.',
      instead: '`Button` for an action on this page. `Tabs` for views of one thing.',
      anatomy: ['Text that names the target.', 'Optional icon.'],
      do: [
        {
          text: 'Name the target: “Forgot password?”.',
          example: () => <Link href="/forgot-password">Forgot password?</Link>,
        },
        'Let the address be real, so that it opens in a new tab.',
      ],
      dont: [
        {
          text: 'Do not write “here” or “more” alone.',
          example: () => (
            <Text>
              If you have forgotten your password, click <Link href="/forgot-password">here</Link>.
            </Text>
          ),
        },
        'Do not use a link to change something.',
      ],
    },
  },
})

export const Inline = meta.story()

Inline.test('Enter and a press go through the router', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/back-office/password-change')
  canvas.getByRole('link').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(canvas.getByRole('link'))
  await expect(navigate).toHaveBeenCalledTimes(2)
  await expect(navigate).toHaveBeenCalledWith('/password-change')
})

Inline.test('a press with a modifier is left to the browser', async ({ canvas, userEvent }) => {
  const stop = (event: Event) => event.preventDefault()
  document.addEventListener('click', stop, { once: true })
  await userEvent.keyboard('{Control>}')
  await userEvent.click(canvas.getByRole('link'))
  await userEvent.keyboard('{/Control}')
  await expect(navigate).not.toHaveBeenCalled()
})

export const Quiet = meta.story({ args: { variant: 'quiet' } })

export const External = meta.story({
  args: {
    href: 'https://example.com/',
    target: '_blank',
    children: (
      <>
        Trade register
        <ExternalLink aria-hidden />
      </>
    ),
  },
})

External.test('opens a new tab without a referrer', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer')
})

export const InText = meta.story({
  render: (args) => (
    <p>
      This business waits for a decision. <Link {...args}>Open the queue</Link> to take it.
    </p>
  ),
})

const looks = looksOf({
  english: { forgot: 'Forgot password?', more: 'All orders' },
  arabic: { forgot: 'هل نسيت كلمة المرور؟', more: 'كل الطلبات' },
  render: ({ forgot, more }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Link href="/password-change">{forgot}</Link>
      <Link href="/orders">
        {more}
        <ArrowRight aria-hidden data-mirrored />
      </Link>
      <Link href="/orders" variant="quiet">
        {more}
      </Link>
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
