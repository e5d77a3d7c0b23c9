import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { confirmMail, sampleAuthHandlers, setScenario, unanswered } from '@console/sample'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MailConfirmScreen } from './MailConfirmScreen'

const meta = preview.meta({
  component: MailConfirmScreen,
  globals: { role: 'guest' },
  parameters: {
    address: '/auth/mail-confirm?token=sent',
    layout: 'fullscreen',
    storedToken: null,
  },
  beforeEach: ({ msw }) => msw.use(...sampleAuthHandlers),
})

/** Nobody has followed the link yet. */
export const Empty = meta.story({ parameters: { address: '/auth/mail-confirm' } })

function confirm({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  return userEvent.click(canvas.getByRole('button', { name: say('registration:confirm.submit') }))
}

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(confirmMail(() => ({ message: 'This address is confirmed. You can sign in now.' }))),
  play: async (context) => {
    await confirm(context)
    await context.canvas.findByRole('status')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(confirmMail(unanswered)),
  play: async (context) => {
    await confirm(context)
    await waitFor(() =>
      expect(context.canvasElement.querySelector('[data-pending="true"]')).not.toBeNull(),
    )
  },
})

/** Specification 8: a link that is none. */
export const Refused = meta.story({
  play: async (context) => {
    await confirm(context)
    const alert = await context.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Invalid access token detected')
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/mail-confirm'),
  play: async (context) => {
    await confirm(context)
    await context.canvas.findByRole('alert')
  },
})
