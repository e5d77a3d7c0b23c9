import preview from '#storybook/preview'
import type { SubmittedDocument } from '@console/domain/approval'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { DocumentViewer } from './DocumentViewer'

const paper = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 420'><path fill='#fff' d='M0 0h300v420H0z'/><path stroke='#335' stroke-width='6' d='M40 60h220M40 110h220M40 140h180M40 170h200M40 300h90'/></svg>",
)}`

function aDocument(
  type: SubmittedDocument['type'],
  state: SubmittedDocument['state'],
): SubmittedDocument {
  const isThere = state !== 'missing'
  return {
    docToken: `document-${type}-0000`.slice(0, 40),
    type,
    state,
    media: isThere
      ? { mediaToken: 'picture-000000000001', url: paper, alt: '', width: 300, height: 420 }
      : null,
    pdf: null,
    number: isThere ? 'PVT-2Y7QX4' : null,
    expiresOn: isThere ? '2027-03-31' : null,
  }
}

const meta = preview.meta({
  component: DocumentViewer,
  args: {
    documents: [
      aDocument('registration', 'uploaded'),
      aDocument('tax_compliance', 'accepted'),
      aDocument('owner_id_front', 'rejected'),
      aDocument('trade_permit', 'expired'),
      aDocument('bank_letter', 'missing'),
    ],
  },
})

export const Filled = meta.story()

Filled.test(
  'shows one document at a time, beside the entered number',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Trade permit/ }))
    await expect(canvas.getByRole('img', { name: 'Trade permit' })).toBeVisible()
    await expect(canvas.getByText('PVT-2Y7QX4')).toBeVisible()
  },
)

Filled.test('zooms and rotates a document', async ({ canvas, userEvent }) => {
  const picture = canvas.getByRole('img', { name: 'Registration certificate' })
  await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }))
  await expect(picture).toHaveAttribute('data-zoom', '1.5')
  await expect(picture).toHaveAttribute('data-turn', '90')
  await userEvent.click(canvas.getByRole('button', { name: 'Fit to view' }))
  await expect(picture).toHaveAttribute('data-zoom', '1')
  await expect(picture).toHaveAttribute('data-turn', '0')
})

Filled.test('plus, minus and 0 zoom while it has the focus', async ({ canvas, userEvent }) => {
  const stage = canvas.getByRole('group', { name: /Registration/ })
  stage.focus()
  await userEvent.keyboard('++-')
  await expect(within(stage).getByRole('img')).toHaveAttribute('data-zoom', '1.5')
  await userEvent.keyboard('0')
  await expect(within(stage).getByRole('img')).toHaveAttribute('data-zoom', '1')
})

export const Missing = meta.story({
  globals: { playedIn: 'en' },
  args: { documents: [aDocument('good_conduct', 'missing')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This document is missing.')).toBeVisible()
  },
})

const paperFile = {
  ...aDocument('pharmacy_licence', 'uploaded'),
  media: null,
  pdf: {
    url: 'data:application/pdf;base64,JVBERi0xLjc=',
    name: '../licence\u202Efdp.exe',
    bytes: 1_440_000,
  },
}

/** A PDF is never opened on the page, but downloaded, with a file name that ends in `.pdf`. */
export const Pdf = meta.story({
  globals: { playedIn: 'en' },
  args: { documents: [paperFile] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1.4 MB')
    const names: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Download file' }))
    await waitFor(() => expect(names).toEqual(['licencefdp.exe.pdf']))
    click.mockRestore()
  },
})

export const Empty = meta.story({ args: { documents: [] } })

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } })
