import preview from '#storybook/preview'
import { expect } from 'storybook/test'
import { modes } from '../../stories/Modes'
import { Stack } from '../Stack/Stack'
import { TextField } from '../TextField/TextField'
import { FieldSet } from './FieldSet'

const meta = preview.meta({
  component: FieldSet,
  args: {
    label: 'Tiers',
    description: 'Each begins above the one before it.',
    errorMessage: 'At least one is needed.',
    children: <TextField label="From" />,
  },
  parameters: {
    about: {
      use: 'Several controls under one label: tiers, a list of lines, an address.',
      instead:
        '`RadioGroup` for one of several values, which has its own label. `Card` for a part of a page.',
      anatomy: ['Label of the group.', 'Optional help.', 'Controls.', 'Error of the group.'],
      do: ['Report at the group only what no single control can correct.'],
      dont: ['Do not nest field sets.'],
    },
  },
})

/** Help and error are announced with the group. */
export const Invalid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tiers' })).toHaveAccessibleDescription(
      'Each begins above the one before it. At least one is needed.',
    )
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: { label: 'Tiers', from: 'From', help: 'Each begins above the one before it.' },
      arabic: { label: 'الشرائح', from: 'من', help: 'تبدأ كل شريحة فوق التي قبلها.' },
      render: ({ label, from, help }) => (
        <FieldSet label={label} description={help}>
          <Stack>
            <TextField label={from} />
          </Stack>
        </FieldSet>
      ),
    }),
})
