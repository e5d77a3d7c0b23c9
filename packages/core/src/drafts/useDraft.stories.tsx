import preview from '#storybook/preview'
import { http, HttpResponse } from 'msw'
import { useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { useSend } from '../api'
import { useSession, useSessionState } from '../session'
import { useDraft } from './useDraft'
import * as z from 'zod/mini'

const schema = z.object({ note: z.string() })
const blank = { note: '' }

/** A form like a screen's, with a button that simulates a 401 of the server. */
function NoteScreen() {
  const { status } = useSessionState()
  const [record, setRecord] = useState<string | null>('one')
  if (status !== 'signedIn') return <p>{status}</p>
  return (
    <>
      {record === null ? null : <NoteForm record={record} onClose={() => setRecord(null)} />}
      {['one', 'two'].map((each) => (
        <button key={each} type="button" onClick={() => setRecord(each)}>
          Write about {each}
        </button>
      ))}
    </>
  )
}

function NoteForm({ record, onClose }: { record: string; onClose: () => void }) {
  const session = useSession()
  const send = useSend()
  const { values, wasStored, isWritten, write, discard } = useDraft(`note:${record}`, schema, blank)
  const field = useRef<HTMLInputElement>(null)
  // The pressed button is removed or disabled, so the focus moves to the field.
  const discardAndFocus = () => {
    discard()
    field.current?.focus()
  }
  const save = () =>
    send({
      base: 'business',
      method: 'PATCH',
      path: '/me/settings',
      body: values,
      answer: z.unknown(),
    })
  return (
    <form>
      {wasStored ? (
        <p>
          Draft restored{' '}
          <button type="button" onClick={discardAndFocus}>
            Discard
          </button>
        </p>
      ) : null}
      <label>
        Note about {record}{' '}
        <input
          ref={field}
          value={values.note}
          onChange={({ target }) => write({ note: target.value })}
        />
      </label>
      <button
        type="button"
        disabled={!isWritten}
        onClick={() => save().then(discardAndFocus, () => {})}
      >
        Save
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button" onClick={() => session.signOut()}>
        Sign out
      </button>
    </form>
  )
}

const own = 'draft:staff@console.example:note:one'

function keep(key: string, values: unknown) {
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), values }))
}

const meta = preview.meta({
  tags: ['for-developers'],
  component: NoteScreen,
  globals: { role: 'staff' },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Note about one'), 'Call the owner')
  },
})

/** The draft existed when the form opened. */
export const Stored = meta.story({
  beforeEach: () => keep(own, { note: 'Call the owner' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Note about one')).toHaveValue('Call the owner')
    await canvas.findByText('Draft restored')
  },
})

Stored.test('a discarded draft is removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
  await expect(canvas.getByLabelText('Note about one')).toHaveValue('')
  await expect(canvas.queryByText('Draft restored')).toBeNull()
  await expect(sessionStorage).toHaveLength(0)
})

Filled.test(
  'stores typed text per record, and reports the draft when the form opens again',
  async ({ canvas, userEvent }) => {
    await expect(sessionStorage.getItem(own)).toContain('Call the owner')
    await expect(canvas.queryByText('Draft restored')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Write about two' }))
    await expect(canvas.getByLabelText('Note about two')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Write about one' }))
    await expect(canvas.getByLabelText('Note about one')).toHaveValue('Call the owner')
    await expect(canvas.getByText('Draft restored')).toBeVisible()
  },
)

Filled.test('an empty form stores nothing', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Note about one'))
  await expect(sessionStorage).toHaveLength(0)
})

Filled.test('a sent draft is removed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  await expect(canvas.getByLabelText('Note about one')).toHaveValue('')
})

Filled.test('signing out removes the draft', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
  await canvas.findByText('signedOut')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

Filled.test(
  'the draft remains when the server refuses the token',
  async ({ canvas, userEvent, msw }) => {
    msw.use(http.patch('*/me/settings', () => new HttpResponse(null, { status: 401 })))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('signedOut')
    await expect(sessionStorage.getItem(own)).toContain('Call the owner')
  },
)

/** Another user's draft is not shown, and is removed. */
export const OfAnother = meta.story({
  beforeEach: () => keep('draft:admin@console.example:note:one', { note: 'Not for your eyes' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Note about one')).toHaveValue('')
    await expect(sessionStorage).toHaveLength(0)
  },
})

/** A draft that doesn't match the form's schema is dropped. */
export const OfAnotherShape = meta.story({
  beforeEach: () => keep(own, { title: 'Call the owner' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Note about one')).toHaveValue('')
    await expect(canvas.queryByText('Draft restored')).toBeNull()
  },
})
