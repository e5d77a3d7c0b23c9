import preview from '#storybook/preview'
import { expect, fn } from 'storybook/test'
import { looksOf } from '../../stories/States'
import { FileZone } from './FileZone'

const meta = preview.meta({
  component: FileZone,
  args: {
    label: 'Choose pictures',
    note: 'or drop them here',
    children: 'JPEG, PNG or WebP, up to 8 MB each.',
    accept: 'image/*',
    isMany: true,
    onFiles: fn(),
  },
  parameters: {
    about: {
      use: 'Choosing or dropping files: pictures of a product, a spreadsheet to import.',
      instead: '`Button` that opens a dialog where files are only one of several sources.',
      anatomy: [
        'Button that opens the file picker.',
        'Note beside it: that files can be dropped, or the chosen file.',
        'Help below: accepted types and sizes.',
      ],
      do: [
        'State types and the size limit before the user chooses.',
        'Set `isSmall` among the fields of a form.',
      ],
      dont: ['Do not rely on `accept` for dropped files: check them in `onFiles`.'],
    },
  },
})

export const Large = meta.story()

/** As one of several fields; it shows the chosen file. */
export const Small = meta.story({
  args: { isSmall: true, isMany: false, note: 'contacts.vcf', children: undefined },
})

/** While files are processed, no others are accepted. */
export const Pending = meta.story({ args: { pendingLabel: 'Looking at 12 files' } })

const type = 'image/png'
const files = [new File(['1'], 'front.png', { type }), new File(['2'], 'back.png', { type })]

/** Simulates a browser's drop event. */
function drop(zone: HTMLElement) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

Large.test('accepts dropped and chosen files', async ({ args, canvas, userEvent }) => {
  drop(canvas.getByText('or drop them here'))
  await expect(args.onFiles).toHaveBeenLastCalledWith(files)
  await userEvent.upload(canvas.getByLabelText('Choose pictures'), files)
  await expect(args.onFiles).toHaveBeenCalledTimes(2)
})

Small.test('accepts one of several dropped files', async ({ args, canvas }) => {
  drop(canvas.getByText('contacts.vcf'))
  await expect(args.onFiles).toHaveBeenLastCalledWith(files.slice(0, 1))
})

Pending.test('accepts no files while it is pending', async ({ args, canvas }) => {
  drop(canvas.getByText('or drop them here'))
  await expect(args.onFiles).not.toHaveBeenCalled()
})

const looks = looksOf({
  english: {
    label: 'Choose pictures',
    note: 'or drop them here',
    about: 'JPEG, PNG or WebP, up to 8 MB each.',
    pending: 'Reading 12 files',
  },
  arabic: {
    label: 'اختر صورًا',
    note: 'أو أفلتها هنا',
    about: '‏JPEG أو PNG أو WebP، بحد أقصى 8 ميغابايت لكل صورة.',
    pending: 'قراءة 12 ملفًا',
  },
  render: ({ label, note, about, pending }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FileZone label={label} note={note} accept="image/*" isMany onFiles={fn()}>
        {about}
      </FileZone>
      <FileZone label={label} note={note} accept="image/*" isSmall onFiles={fn()} />
      <FileZone label={label} note={note} accept="image/*" isSmall isDisabled onFiles={fn()} />
      <FileZone label={label} note={note} accept="image/*" pendingLabel={pending} onFiles={fn()} />
    </div>
  ),
})

export const Modes = meta.story({ render: looks.modes })

/** Hover, keyboard focus and press. */
export const States = meta.story({ render: looks.states })
