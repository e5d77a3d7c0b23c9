import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { expect } from 'storybook/test'
import { Registering } from './mocks/Registering'
import { registeringHandlers } from './mocks/registrationStory'
import { OptionScreen } from './OptionScreen'

const meta = preview.meta({
  component: OptionScreen,
  render: () => <Registering />,
  globals: { role: 'guest' },
  parameters: { address: '/register-option', layout: 'fullscreen', storedToken: null },
  beforeEach: ({ msw }) => msw.use(...registeringHandlers),
})

export const Option = meta.story()

Option.test('the option for providers leads to their form', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('link', { name: translate('registration:option.provider') }),
  )
  await canvas.findByRole('heading', { level: 1, name: translate('registration:title.provider') })
  await expect(canvas.queryByLabelText(new RegExp(translate('registration:about.kind')))).toBeNull()
})
