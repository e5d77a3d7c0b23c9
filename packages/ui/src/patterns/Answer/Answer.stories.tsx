import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button'
import { modes } from '../../stories/Modes'
import { Answer } from './Answer'

const meta = preview.meta({
  component: Answer,
  args: { children: 'We have sent you a message. Follow the link in it.' },
})

export const Filled = meta.story()

Filled.test('it has the focus, which went with the form', async ({ canvas }) => {
  await expect(canvas.getByText(/We have sent/).closest('[tabindex]')).toHaveFocus()
})

export const WithNextStep = meta.story({ args: { actions: <Button>Send it again</Button> } })

export const Modes = meta.story({
  render: () =>
    modes({
      english: { text: 'We have sent you a message.' },
      arabic: { text: 'أرسلنا إليك رسالة.' },
      render: ({ text }) => <Answer>{text}</Answer>,
    }),
})
