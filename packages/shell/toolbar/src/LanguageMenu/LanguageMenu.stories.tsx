import preview from '#storybook/preview'
import { NavigationProvider } from '@console/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LanguageMenu } from './LanguageMenu'

const navigate = fn()

const meta = preview.meta({
  component: LanguageMenu,
  args: { language: 'en' as const, onChange: fn(), onOpen: fn() },
  parameters: {
    about: {
      use: 'Changing the language from any screen.',
      instead: '`ThemePanel` for all other settings.',
      anatomy: [
        'Button with the current language.',
        'Languages, each in its own name.',
        'Link to more information.',
      ],
      do: ['Change the page at once, without losing input.'],
      dont: ['Do not translate the names of languages.'],
    },
  },
})

export const Closed = meta.story()

Closed.test('its button names the language', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAccessibleName(/English/)
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
})

Open.test('specification 3: each language with its title and its own name', async () => {
  const all = { English: 'English', Turkish: 'Türkçe', Arabic: 'العربية' }
  for (const [title, name] of Object.entries(all)) {
    const choice = screen.getByRole('menuitemradio', { name: new RegExp(name) })
    await expect(choice).toHaveTextContent(title)
  }
})

Open.test('reports its opening once', async ({ args, userEvent }) => {
  await expect(args.onOpen).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(args.onOpen).toHaveBeenCalledOnce()
})

Open.test('reports the chosen language', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('menuitemradio', { name: /العربية/ }))
  await expect(args.onChange).toHaveBeenCalledWith('ar')
})

/** Specification 2: Learn More leads to its page, and chooses no language. */
export const LearnMore = meta.story({
  globals: { playedIn: 'en' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate} useHref={(href) => href}>
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async (context) => {
    navigate.mockClear()
    await Open.play(context)
    const link = screen.getByText('Learn More').closest('a')
    await expect(link).toHaveAttribute(
      'href',
      '/documentation/working-with-fuse-react/multi-language',
    )
  },
})

LearnMore.test('it goes through the router', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByText('Learn More'))
  await expect(navigate.mock.calls[0]?.[0]).toBe(
    '/documentation/working-with-fuse-react/multi-language',
  )
  await expect(args.onChange).not.toHaveBeenCalled()
})
