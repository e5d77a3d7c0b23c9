import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { SavedNote } from './SavedNote'

const saved = {
  state: 'saved',
  isUnsaved: false,
  isStuck: false,
  at: new Date('2026-06-15T09:03:00Z'),
  keep: fn(),
} as const

const meta = preview.meta({
  component: SavedNote,
  args: { saved, onTake: fn() },
  parameters: {
    about: {
      use: 'The state of a draft, in the foot of a form.',
      instead: '`Banner` for a state of the whole screen. A toast for a submitted form.',
      anatomy: [
        'Icon and words of the state.',
        'For a version written elsewhere: buttons to take it, or to keep this one.',
      ],
      do: ['Stay quiet while everything is saved.'],
      dont: ['Do not report each save by a notice.'],
    },
  },
})

export const Saved = meta.story()

export const Quiet = meta.story({ args: { saved: { ...saved, state: 'quiet' } } })

export const Saving = meta.story({ args: { saved: { ...saved, state: 'saving' } } })

export const Failed = meta.story({ args: { saved: { ...saved, state: 'failed' } } })

export const Outdated = meta.story({ args: { saved: { ...saved, state: 'outdated' } } })

Outdated.test('either version can be chosen', async (context) => {
  const { args, canvas, userEvent } = context
  const [take, keep] = canvas.getAllByRole('button')
  await userEvent.click(take as HTMLElement)
  await expect(args.onTake).toHaveBeenCalledOnce()
  await userEvent.click(keep as HTMLElement)
  await expect(args.saved.keep).toHaveBeenCalledOnce()
})

export const Gone = meta.story({ args: { saved: { ...saved, state: 'gone' } } })
