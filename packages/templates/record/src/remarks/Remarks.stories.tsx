import preview from '#storybook/preview'
import { ordersResource } from '@console/domain/order'
import { refuse, sampleAccounts, setScenario, unanswered, database } from '@console/sample'
import { orderEndpoints, orderEntity } from '@console/sample/order'
import { expect, waitFor } from 'storybook/test'
import { Remarks } from './Remarks'

const token = database.rows(orderEntity)[0]?.secureToken ?? ''
const [amina, , carol] = sampleAccounts.map(({ token: own, firstName, lastName, roles }) => ({
  token: own,
  name: `${firstName} ${lastName}`,
  role: roles[0] ?? '',
}))

const items = [
  {
    remarkToken: 'remark-of-amina-000001',
    at: '2026-06-09T07:42:00.000Z',
    by: amina,
    text: 'Called the buyer: at home after five.\nThe gate code is with the guard.',
    removedAt: null,
    canBeRemoved: true,
  },
  {
    remarkToken: 'remark-of-carol-000002',
    at: '2026-06-08T15:10:00.000Z',
    by: carol,
    text: null,
    removedAt: '2026-06-08T15:12:00.000Z',
    canBeRemoved: false,
  },
  {
    remarkToken: 'remark-of-carol-000003',
    at: '2026-06-08T15:02:00.000Z',
    by: carol,
    text: 'السائق يعرف الطريق.',
    removedAt: null,
    canBeRemoved: false,
  },
]

const meta = preview.meta({
  title: 'parts/Remarks',
  component: Remarks,
  args: { resource: ordersResource, token },
  beforeEach({ msw }) {
    msw.use(...orderEndpoints.handlers)
  },
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'Notes between colleagues about a record.',
      instead: 'The note of a decision for what the owner of the record reads.',
      anatomy: [
        'Field for a new remark.',
        'Remarks with author and time.',
        'Button that removes a remark of the user.',
      ],
      do: ['State who can read remarks.'],
      dont: ['Do not use it for messages to customers.'],
    },
  },
})

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(orderEndpoints.remarks(() => ({ items: items as never, canWrite: true })))
  },
})

/** At the width of a phone. */
export const Narrow = Filled.extend({ globals: { viewport: { value: 'phone' } } })

/** Written, seen and removed, as on the server. */
export const Empty = meta.story({ globals: { playedIn: 'en' } })

Empty.test(
  'keeps the input when it cannot be sent, writes it once, and lets its author remove it',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a remark' }))
    const field = await canvas.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Called the buyer.')
    setScenario('500', 'POST /orders/:token/remarks')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await canvas.findByRole('alert')
    await expect(field).toHaveValue('Called the buyer.')

    setScenario('ok', 'POST /orders/:token/remarks')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Called the buyer.')
    await expect(canvas.queryByRole('textbox')).toBe(null)

    await userEvent.click(canvas.getByRole('button', { name: /^Remove the remark/ }))
    await canvas.findByText(/^Removed on .*2026/)
    await expect(canvas.queryByText('Called the buyer.')).toBe(null)
  },
)

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(orderEndpoints.remarks(unanswered))
  },
})

/** A user who may read remarks but not write. */
export const OnlyRead = meta.story({
  beforeEach({ msw }) {
    msw.use(orderEndpoints.remarks(() => ({ items: items.slice(2) as never, canWrite: false })))
  },
})

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      orderEndpoints.remarks(() => {
        throw refuse(403, 'forbidden', { text: 'This needs another role.' })
      }),
    )
  },
})

export const Failed = meta.story({
  beforeEach: () => setScenario('500', 'GET /orders/:token/remarks'),
})
