import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { setScenario } from '@console/sample'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { contactsHandlers } from '../mocks/handlers'
import { samplePeople } from '../mocks/people'
import { nameOf } from '../nameOf'
import { writeVcards } from '../vcard/writeVcards'
import { ImportDialog } from './ImportDialog'

const [known] = samplePeople(1)

const meta = preview.meta({
  component: ImportDialog,
  args: { book: samplePeople(240), onAdded: fn(), onClose: fn() },
  beforeEach({ msw }) {
    msw.use(...contactsHandlers)
  },
})

/** Two new people, with phone numbers of two sorts, and one that the address book has. */
const file = new File(
  [
    [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96=7A=74=C3=BC=72=6B;=C5=9E=75=6C=65;;;',
      'TEL;CELL;PREF:0532 555 01 02',
      'TEL;HOME:0212 555 01 03',
      'EMAIL;HOME:sule@tekstil.example',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:المنصوري;ليلى;;;',
      'TEL;type=CELL:+971 50 555 0104',
      'ORG:Souq Almansoori',
      'BDAY:soon',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRg==',
      'END:VCARD',
      '',
    ].join('\r\n'),
    writeVcards([{ ...known!, notes: 'Met at the fair.' }]),
  ],
  'people.vcf',
  { type: 'text/vcard' },
)

async function choose(
  userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> },
  chosen: File,
) {
  const dialog = await screen.findByRole('dialog')
  await userEvent.upload(dialog.querySelector<HTMLElement>('input[type=file]')!, chosen)
  return within(dialog)
}

const addTwo = () => translate('contacts:import.add', { count: 2, number: translate.number(2) })

/**
 * Known people are not ticked, and data that will not be imported is listed below each. All are ticked and added by
 * keyboard.
 */
export const Filled = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await choose(userEvent, file)
    const boxes = await dialog.findAllByRole('checkbox')
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
      true,
      false,
    ])
    await expect(boxes[0]).toBePartiallyChecked()
    await expect(dialog.getByText('Şule Öztürk')).toBeVisible()
    await expect(boxes[3]).toHaveAccessibleDescription(
      new RegExp(`${translate('contacts:import.known')}$`),
    )
    await expect(dialog.getByText(/0212 555 01 03/)).toBeVisible()
    await expect(dialog.getByText(translate('contacts:import.unsaved.picture'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: addTwo() })).toBeVisible()

    await waitFor(() => expect(dialog.getAllByRole('button')[1]).toBeEnabled())
    dialog.getAllByRole('button')[1]!.focus()
    await userEvent.tab()
    await expect(boxes[0]).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(boxes[3]).toBeChecked()
    for (const _ of boxes) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce())
    await expect(args.onAdded).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Şule', lastName: 'Öztürk', phone: '0532 555 01 02' }),
      expect.objectContaining({ name: 'ليلى', company: 'Souq Almansoori', birthday: '' }),
      expect.objectContaining({ name: known!.name, notes: 'Met at the fair.' }),
    ])
  },
})

/** Only known people: the button is enabled once one is ticked anyway. */
export const AllKnown = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, new File([writeVcards([known!])], 'known.vcf'))
    const box = await dialog.findByRole('checkbox', { name: nameOf(known!) })
    await expect(box).not.toBeChecked()
    await expect(dialog.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(box)
    await waitFor(() => expect(dialog.getAllByRole('button')).toHaveLength(3))
  },
})

/** Entries that are not a person are reported with their line. */
export const HalfReadable = meta.story({
  play: async ({ userEvent }) => {
    const broken = `Dear friend\r\n${writeVcards([{ ...known!, name: 'Zoë' }])}BEGIN:VCARD\r\nVERSION:5.0\r\nN:Kaya;Deniz\r\nEND:VCARD\r\nBEGIN:VCARD\r\nN:Left;Open`
    const dialog = await choose(userEvent, new File([broken], 'half.vcf'))
    await expect(await dialog.findByText(translate('contacts:import.problems'))).toBeVisible()
    await expect(dialog.getByText(/Dear friend/)).toBeVisible()
  },
})

/** A file of another format. */
export const NothingReadable = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await choose(userEvent, new File(['a,b\n1,2\n'], 'table.vcf'))
    await expect(await dialog.findByText(translate('contacts:import.nobody'))).toBeVisible()
    await expect(dialog.queryByText(translate('contacts:import.problems'))).toBeNull()
  },
})

/** The server refuses all of them; everything stays for another attempt. */
export const Refused = meta.story({
  beforeEach: () => setScenario('409', 'POST /contacts-app/add-contacts'),
  play: async ({ args, userEvent }) => {
    const dialog = await choose(userEvent, file)
    await userEvent.click(await dialog.findByRole('button', { name: addTwo() }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('button', { name: addTwo() })).toBeEnabled()
    await expect(args.onAdded).not.toHaveBeenCalled()
  },
})

/** A file dropped on a narrow phone screen. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await choose(userEvent, file)
  },
})

Narrow.test('reads a dropped file', async () => {
  const dialog = within(await screen.findByRole('dialog'))
  const files = new DataTransfer()
  files.items.add(file)
  const zone = dialog.getByText(/\.vcf/).parentElement!
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true }))
  await expect(await dialog.findByText('Şule Öztürk')).toBeVisible()
})
