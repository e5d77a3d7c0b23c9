import preview from '#storybook/preview'
import { say } from '#storybook/say'
import { staffEndpoints } from '@console/sample/staff-member'
import { JoinScreen } from './JoinScreen'

const meta = preview.meta({
  component: JoinScreen,
  globals: { role: 'guest' },
  parameters: { address: '/staff-members/join?token=sent', layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...staffEndpoints.handlers),
})

/** Who was invited chooses a password. */
export const Choosing = meta.story()

/** The link has expired, or was used: that is said once it is followed. */
export const Ended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(new RegExp(say('people:join.password')), { selector: 'input' }),
      'mlima-2026',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('people:join.submit') }))
    await canvas.findByRole('heading', { name: say('people:join.ended') })
  },
})
