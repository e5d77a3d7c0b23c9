import preview from '#storybook/preview'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { TextField } from '../TextField/TextField'
import { Dialog, type DialogProps } from './Dialog'

const buttons = ((close) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary" onPress={close}>
      Move
    </Button>
  </>
)) as DialogProps['footer']

/** The overlay's code is loaded separately. */
const shown = async () => {
  await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeVisible())
}

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'Move to another merchant',
    closeLabel: 'Close',
    trigger: <Button>Move</Button>,
    onOpenChange: fn(),
    children: (
      <Text as="p">The product and its pictures move, its sales stay where they were.</Text>
    ),
    footer: buttons,
  },
  parameters: {
    about: {
      use: 'One matter that must be settled before the page continues: a confirmation, a short form.',
      instead:
        "`Drawer` for a longer form or a record beside its list. `Popover` for a few fields near their button. The console's `confirm` for a yes or no question.",
      anatomy: [
        'Title: the question or the task.',
        'Content, which scrolls.',
        'Footer with the actions, the way back first.',
        'Close button.',
      ],
      do: [
        'Name the action on its button: “Delete voucher”.',
        'Return the focus to where it was: its trigger does so.',
      ],
      dont: [
        'Do not open a dialog from a dialog.',
        'Do not open one without an action of the user.',
      ],
    },
  },
})

export const Closed = meta.story()

Closed.test(
  'Escape closes it and the focus returns to its button',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Move' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Move to another merchant' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
)

Closed.test('the focus stays inside while it is open', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
  const dialog = await screen.findByRole('dialog')
  for (let step = 0; step < 5; step++) {
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
})

Closed.test('its close button closes it, and has the given name', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

export const Open = meta.story({ args: { trigger: undefined, isOpen: true }, play: shown })

Open.test('a controlled dialog asks its owner to close it', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  await expect(screen.getByRole('dialog')).toBeInTheDocument()
})

export const Question = meta.story({
  args: {
    trigger: undefined,
    isOpen: true,
    role: 'alertdialog',
    size: 'small',
    closeLabel: undefined,
    title: 'Reject Ada Market?',
    children: (
      <Text as="p" tone="muted">
        Its owner is told at once. The application is kept and can be approved later.
      </Text>
    ),
    footer: (
      <>
        <Button>Keep waiting</Button>
        <Button variant="danger">Reject</Button>
      </>
    ),
  },
  play: shown,
})

Question.test('a question is an alert dialog without a close button', async () => {
  const question = screen.getByRole('alertdialog', { name: 'Reject Ada Market?' })
  await expect(question.querySelectorAll('button')).toHaveLength(2)
})

Question.test('a press outside does not close it', async ({ args, userEvent }) => {
  await userEvent.click(document.elementFromPoint(4, 4)!)
  await expect(args.onOpenChange).not.toHaveBeenCalled()
})

Question.test(
  'Ctrl+Enter presses the primary button once, wherever the focus is',
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    const [back, on] = within(dialog).getAllByRole('button')
    const [goesBack, goesOn] = [fn(), fn()]
    back!.addEventListener('click', goesBack)
    on!.addEventListener('click', goesOn)
    back!.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await fireEvent.keyDown(back!, { key: 'Enter', ctrlKey: true, repeat: true })
    await expect(goesOn).toHaveBeenCalledOnce()
    await expect(goesBack).not.toHaveBeenCalled()
  },
)

export const Form = meta.story({
  args: {
    trigger: undefined,
    isOpen: true,
    isDismissable: false,
    title: 'Change the address',
    children: (
      <Stack>
        <TextField label="Street" />
        <TextField label="City" />
      </Stack>
    ),
  },
  play: shown,
})

export const LongContent = meta.story({
  args: {
    trigger: undefined,
    isOpen: true,
    size: 'large',
    title: 'Terms for merchants',
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <Text as="p" key={index}>
            {index + 1}. The merchant answers every question of a customer within two working days,
            and says so when an answer takes longer.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: shown,
})

LongContent.test(
  'the middle scrolls by keyboard, title and buttons stay in view',
  async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog')
    const middle = await waitFor(() => {
      const element = dialog.querySelector<HTMLElement>('[data-overflowing]')
      if (!element) throw new Error('nothing overflows yet')
      return element
    })
    await userEvent.tab()
    await userEvent.tab()
    await expect(middle).toHaveFocus()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Terms for merchants' })).toBeVisible(),
    )
    await expect(
      screen.getByRole('button', { name: 'Move' }).getBoundingClientRect().bottom,
    ).toBeLessThan(window.innerHeight)
  },
)

export const LongText = meta.story({
  args: {
    trigger: undefined,
    isOpen: true,
    size: 'small',
    title:
      'Reject Karadeniz Kültür ve Sanat Malzemeleri Sanayi ve Ticaret Limited Şirketi, Donaudampfschifffahrtsgesellschaftskapitänsmütze?',
    footer: (
      <>
        <Button>Keep waiting for the missing documents</Button>
        <Button variant="danger">Reject this business for good</Button>
      </>
    ),
  },
  play: shown,
})

/** Its texts are Arabic: they are args, which no toolbar translates. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: {
    trigger: undefined,
    isOpen: true,
    title: 'النقل إلى تاجر آخر',
    closeLabel: 'إغلاق',
    children: <Text as="p">ينتقل المنتج مع صوره، وتبقى مبيعاته حيث كانت.</Text>,
    footer: (
      <>
        <Button>إلغاء</Button>
        <Button variant="primary">نقل</Button>
      </>
    ),
  },
  play: shown,
})
