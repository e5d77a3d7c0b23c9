import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { MissingPart } from './MissingPart'

const meta = preview.meta({
  component: MissingPart,
  parameters: {
    about: {
      use: 'Code that could not be fetched, as after a new release.',
      instead: '`FullPageMessage` where a whole screen is missing.',
      anatomy: [
        'What is missing.',
        'Titles of notices that could not be shown.',
        'Buttons to reload and close.',
      ],
      do: ['Report it by `reportMissingPart`.'],
      dont: ['Do not reload without asking: input would be lost.'],
    },
    layout: 'fullscreen',
  },
  args: { language: 'en', titles: [], onClose: fn() },
})

/** A deployment has removed the requested file. */
export const Part = meta.story()

Part.test('it is announced, and can be closed', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This couldn’t be loaded.')
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

/** The code that draws notices is missing, too: their texts are still shown. */
export const Notices = meta.story({ args: { titles: ['Check your password'] } })

Notices.test('shows the titles of the missing notices', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Check your password')
})

export const Turkish = meta.story({ args: { language: 'tr' } })

/** Its language is an arg: it works before the messages are loaded. */
export const Arabic = meta.story({ args: { language: 'ar' }, globals: { language: 'ar' } })
