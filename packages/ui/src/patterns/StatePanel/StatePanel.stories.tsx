import preview from '#storybook/preview'
import { CircleCheckBig } from 'lucide-react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button'
import { modes } from '../../stories/Modes'
import { StatePanel } from './StatePanel'

const meta = preview.meta({
  component: StatePanel,
  parameters: {
    about: {
      use: 'A list, card or screen with nothing to show: empty, no match, refused, failed or offline.',
      instead: '`Banner` where the content is still shown. `SkeletonText` while it loads.',
      anatomy: [
        'Picture of the kind, or a more specific icon.',
        'Title: the state in a few words.',
        'Message: what was kept and the next step.',
        'Optional action.',
        'Request id after a failure.',
      ],
      do: [
        {
          text: 'Offer one action that leads out of the state.',
          example: () => (
            <StatePanel
              kind="noMatch"
              title="No match"
              headingLevel={3}
              actions={<Button>Clear the filters</Button>}
            >
              No business has these filters.
            </StatePanel>
          ),
        },
        'Choose `noMatch` where filters are the reason, and offer to clear them.',
      ],
      dont: [
        'Do not apologize or blame the user.',
        {
          text: 'Do not show a status code alone.',
          example: () => (
            <StatePanel kind="failed" title="500" headingLevel={3}>
              Internal server error
            </StatePanel>
          ),
        },
      ],
    },
  },
})

export const Empty = meta.story({
  args: {
    kind: 'empty',
    title: 'No products yet',
    children: 'Import the first ones from a file, or write one by hand.',
    actions: <Button variant="primary">Import products</Button>,
  },
})

export const NothingToDo = meta.story({
  args: {
    kind: 'empty',
    icon: CircleCheckBig,
    title: 'Nothing is waiting for you',
    children: 'New submissions appear here as they arrive.',
  },
})

export const NoMatch = meta.story({
  args: {
    kind: 'noMatch',
    title: 'No business matches',
    children: 'Three filters are set.',
    actions: <Button>Clear filters</Button>,
  },
})

export const Refused = meta.story({
  args: {
    kind: 'refused',
    title: 'You don’t have access to these figures',
    children: 'Only SuperAdmin, admin and staff can view them.',
  },
})

export const Failed = meta.story({
  args: {
    kind: 'failed',
    title: 'Couldn’t load the queues',
    children: 'Nothing was changed.',
    actions: <Button variant="primary">Try again</Button>,
    requestId: {
      value: '01JZ7Q4M8V3K',
      label: 'Request ID',
      copyLabel: 'Copy request ID',
      copiedLabel: 'Copied',
    },
  },
})

Failed.test('a failure is announced by its title', async ({ canvas }) => {
  await expect(canvas.getByRole('alert', { name: 'Couldn’t load the queues' })).toBeVisible()
})

Failed.test('copies the request id, and confirms it', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
  await expect(write).toHaveBeenCalledWith('01JZ7Q4M8V3K')
  await expect(await canvas.findByText('Copied')).toBeVisible()
})

Failed.test('selects the id where the clipboard is unavailable', async ({ canvas, userEvent }) => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
  await waitFor(() => expect(getSelection()?.toString()).toBe('01JZ7Q4M8V3K'))
  await expect(canvas.queryByText('Copied')).toBeNull()
})

/** In a space taller than its content, for example beside a list. */
export const MuchRoom = Failed.extend({
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
})

MuchRoom.test('its content is not stretched', async ({ canvas }) => {
  const { height } = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect()
  await expect(height).toBeLessThan(50)
})

export const LongText = Failed.extend({
  args: {
    title:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi could not be approved',
    children:
      'Somebody else rejected it at 09:30. Nothing was changed. Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    actions: (
      <>
        <Button variant="primary">Look at what was decided</Button>
        <Button>Back to the queue</Button>
      </>
    ),
  },
})

export const Offline = meta.story({
  args: {
    kind: 'offline',
    title: 'You’re offline',
    children: 'The queues are read as soon as the network is back.',
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: {
        failed: 'Couldn’t load the queues',
        message: 'Nothing was changed.',
        retry: 'Try again',
        label: 'Request ID',
        copy: 'Copy request ID',
        copied: 'Copied',
      },
      arabic: {
        failed: 'تعذرت قراءة قوائم الانتظار',
        message: 'لم يتغير شيء.',
        retry: 'إعادة المحاولة',
        label: 'معرّف الطلب',
        copy: 'نسخ معرّف الطلب',
        copied: 'تم النسخ',
      },
      render: ({ failed, message, retry, label, copy, copied }) => (
        <StatePanel
          kind="failed"
          title={failed}
          actions={<Button variant="primary">{retry}</Button>}
          requestId={{ value: '01JZ7Q4M8V3K', label, copyLabel: copy, copiedLabel: copied }}
        >
          {message}
        </StatePanel>
      ),
    }),
})
