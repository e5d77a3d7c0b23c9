import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { type StepItem, Steps } from './Steps'

const messages = { done: 'done', current: 'current', toCome: 'upcoming', wrong: 'has errors' }

const steps: StepItem[] = [
  { id: 'buyer', label: 'Buyer', state: 'done', isOpen: true },
  { id: 'lines', label: 'Lines', state: 'current', isOpen: true },
  { id: 'delivery', label: 'Delivery and payment', state: 'toCome', isOpen: false },
  { id: 'review', label: 'Review', state: 'toCome', isOpen: false },
]

const meta = preview.meta({
  component: Steps,
  args: { label: 'New order', steps, messages, onGo: fn() },
  parameters: {
    about: {
      use: 'The position in a form of several steps, and the way back to those that are done.',
      instead:
        '`ProgressBar` for a process without steps. `StatusSteps` for the history of a record. `Tabs` for views in any order.',
      anatomy: [
        'Step: done, current, with an error, or to come.',
        'Name of each step.',
        'Line that connects them.',
      ],
      do: [
        {
          text: 'Name steps by their content: “Delivery”.',
          example: () => (
            <Steps isRow label="New order" steps={steps} messages={messages} onGo={() => {}} />
          ),
        },
      ],
      dont: ['Do not allow a jump over a step that is invalid.'],
    },
  },
})

export const Filled = meta.story()

Filled.test('a completed step can be opened again', async ({ args, canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Buyer done' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onGo).toHaveBeenCalledWith('buyer')
})

Filled.test('a later step cannot be opened, and the current step is marked', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(1)
  await expect(canvas.getByText('Lines').closest('[aria-current]')).toHaveAttribute(
    'aria-current',
    'step',
  )
})

/** A completed step may need a correction later: the server reports it. */
export const Wrong = meta.story({
  args: {
    steps: steps.map((step) => ({
      ...step,
      isOpen: true,
      state: step.id === 'review' ? 'current' : step.id === 'lines' ? 'wrong' : 'done',
    })),
  },
})

Wrong.test('announces a step with errors', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Lines has errors' })).toBeVisible()
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongText = meta.story({
  args: {
    steps: steps.map((step) => ({ ...step, label: `${step.label} ${'of the order '.repeat(6)}` })),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 200 }}>
      <Story />
    </div>
  ),
})

const looks = looksOf({
  english: { label: 'New order', names: ['Buyer', 'Lines', 'Delivery', 'Review'] },
  arabic: { label: 'طلب جديد', names: ['المشتري', 'البنود', 'التوصيل', 'المراجعة'] },
  render: ({ label, names }) => (
    <Steps
      messages={messages}
      onGo={fn()}
      label={label}
      steps={names.map((name, place) => ({
        id: name,
        label: name,
        state: (['wrong', 'done', 'current', 'toCome'] as const)[place] ?? 'toCome',
        isOpen: place < 3,
      }))}
    />
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
