import type { StoryContext } from '@storybook/react-vite'
import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario, unanswered } from '@console/sample'
import { staffEndpoints } from '@console/sample/staff-member'
import { JoinScreen } from './JoinScreen'

const meta = preview.meta({
  component: JoinScreen,
  globals: { role: 'guest' },
  parameters: { address: '/staff-members/join?token=sent', layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(...staffEndpoints.handlers),
})

/** An invited person chooses a password. */
export const Filled = meta.story()

/** The link is incomplete. */
export const Empty = meta.story({ parameters: { address: '/staff-members/join' } })

async function choose({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const label = new RegExp(translate('people:join.password'))
  await userEvent.type(await canvas.findByLabelText(label, { selector: 'input' }), 'mlima-2026')
  await userEvent.click(canvas.getByRole('button', { name: translate('people:join.submit') }))
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(staffEndpoints.accept(unanswered)),
  play: choose,
})

/** The link has expired, or was used before: this is reported when it is opened. */
export const Refused = meta.story({
  play: async (context) => {
    await choose(context)
    await context.canvas.findByRole('heading', { name: translate('people:join.ended') })
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'POST /auth/invitation'),
  play: choose,
})
