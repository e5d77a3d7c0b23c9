import preview from '#storybook/preview'
import { CloudOff } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button'
import { Stack } from '../../primitives/Stack/Stack'
import { modes } from '../../stories/Modes'
import { Banner } from './Banner'

const meta = preview.meta({
  component: Banner,
  args: { tone: 'info' as const, children: 'This record is being changed by Grace Hopper.' },
  parameters: {
    about: {
      use: 'A state that affects a whole screen or form for as long as it lasts: offline, read-only, not saved.',
      instead:
        'A toast for an event. `StatePanel` where the content itself is missing. `SkippedBanner` for rows that could not be shown.',
      anatomy: [
        'Icon of the tone.',
        'State and its consequence, in one or two sentences.',
        'Optional remedy: one button or link.',
      ],
      do: [
        {
          text: 'Name the consequence for the user before the cause.',
          example: () => (
            <Banner tone="warning">Your changes are not saved: the network is unavailable.</Banner>
          ),
        },
        'Offer the remedy in the banner, if there is one.',
      ],
      dont: [
        {
          text: 'Do not stack several banners: show the one that matters most.',
          example: () => (
            <>
              <Banner tone="info">This record is being changed by Grace Hopper.</Banner>
              <Banner tone="warning">
                Your changes are not saved: the network is unavailable.
              </Banner>
            </>
          ),
        },
        'Do not use it for success that needs no action.',
      ],
    },
  },
})

export const Info = meta.story()

export const Offline = meta.story({
  args: {
    tone: 'warning',
    icon: CloudOff,
    children: 'You’re offline. This data is from 09:30; your text is kept here.',
  },
})

Offline.test('a state is announced without interrupting', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('You’re offline.')
})

export const NotSaved = meta.story({
  args: {
    tone: 'danger',
    children: 'The last change could not be saved.',
    actions: <Button>Try again</Button>,
  },
})

NotSaved.test('a failure interrupts', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved')
})

export const LongText = meta.story({
  args: {
    tone: 'warning',
    children:
      'Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi was changed by somebody else while you were writing. Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    actions: <Button>Compare both</Button>,
  },
})

export const Modes = meta.story({
  render: () =>
    modes({
      english: {
        info: 'This record is read-only.',
        done: 'All 40 rows were imported.',
        offline: 'You’re offline.',
        failed: 'The last change could not be saved.',
        retry: 'Try again',
      },
      arabic: {
        info: 'هذا السجل للقراءة فقط.',
        done: 'تم استيراد كل الصفوف وعددها 40.',
        offline: 'أنت غير متصل.',
        failed: 'تعذر حفظ آخر تغيير.',
        retry: 'إعادة المحاولة',
      },
      render: ({ info, done, offline, failed, retry }) => (
        <Stack gap={2}>
          <Banner tone="info">{info}</Banner>
          <Banner tone="success">{done}</Banner>
          <Banner tone="warning" icon={CloudOff}>
            {offline}
          </Banner>
          <Banner tone="danger" actions={<Button>{retry}</Button>}>
            {failed}
          </Banner>
        </Stack>
      ),
    }),
})
