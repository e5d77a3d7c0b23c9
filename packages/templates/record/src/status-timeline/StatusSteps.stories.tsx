import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { StatusSteps, type StatusStep } from './StatusSteps'

const points: StatusStep[] = [
  {
    id: 'placed',
    name: 'Placed',
    state: 'done',
    reached: { at: '2026-06-02T08:12:00.000Z', by: 'Uwase Nkurunziza' },
  },
  {
    id: 'confirmed',
    name: 'Confirmed',
    state: 'current',
    reached: { at: '2026-06-02T09:40:00.000Z', by: 'Amina Yusuf' },
  },
  { id: 'preparing', name: 'Being prepared', state: 'possible' },
  { id: 'dispatched', name: 'Dispatched', state: 'toCome' },
  { id: 'paid', name: 'Paid', state: 'toCome', hint: 'Someone other than Amina Yusuf' },
]

const meta = preview.meta({
  component: StatusSteps,
  args: { label: 'Progress', points },
  parameters: {
    about: {
      use: 'Where a record is in its life: an order from placed to delivered.',
      instead: '`Steps` for a form. `StatusChip` for the present status alone.',
      anatomy: ['Past steps with time and user.', 'Current step.', 'Possible next steps.'],
      do: ['Show only steps that this record can reach.'],
      dont: ['Do not show a step as done because a later one is.'],
    },
  },
})

export const Filled = meta.story()

Filled.test(
  'each step shows its state, its time and the user who took it as text',
  async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Placed done.*2026.*Uwase Nkurunziza$/),
      expect.stringMatching(/^Confirmed current step.*2026.*Amina Yusuf$/),
      'Being prepared available',
      'Dispatched upcoming',
      'Paid upcomingSomeone other than Amina Yusuf',
    ])
    await expect(canvas.getByText('Confirmed').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
)

/** Its space is reserved while its history loads. */
export const Loading = meta.story({
  args: {
    points: points.map((point) => (point.reached ? { ...point, reached: undefined } : point)),
  },
})

/** It ended early. */
export const Ended = meta.story({
  args: {
    points: [
      ...points.slice(0, 1),
      {
        id: 'cancelled',
        name: 'Cancelled',
        state: 'ended',
        reached: { at: '2026-06-03T07:00:00.000Z', by: 'System' },
      },
    ],
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
