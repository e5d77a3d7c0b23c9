import preview from '#storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { useSend } from '../api'
import { setScenario } from '../mocks'
import { useSession, useSessionState } from '../session'
import { useDraft } from './useDraft'

const schema = z.object({ note: z.string() })

/** A form as a screen would have it, with a button that does what a 401 of the server does. */
function NoteScreen() {
  const { status } = useSessionState()
  return status === 'signedIn' ? <NoteForm /> : <p>{status}</p>
}

function NoteForm() {
  const session = useSession()
  const send = useSend()
  const save = (body: string) =>
    send({
      base: 'business',
      method: 'PATCH',
      path: '/me/settings',
      body: { body },
      answer: z.unknown(),
    })
  const [note, setNote] = useState('')
  const { kept, discard } = useDraft(schema, note === '' ? null : { note })
  return (
    <form>
      {kept ? (
        <p>
          Kept: <output>{kept.note}</output>{' '}
          <button
            type="button"
            onClick={() => {
              setNote(kept.note)
              discard()
            }}
          >
            Restore
          </button>
        </p>
      ) : null}
      <label>
        Note <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <button type="button" onClick={() => void save(note).catch(() => undefined)}>
        Save
      </button>
      <button type="button" onClick={() => session.signOut()}>
        Sign out
      </button>
    </form>
  )
}

const meta = preview.meta({
  component: NoteScreen,
  globals: { role: 'staff' },
  beforeEach: () => sessionStorage.clear(),
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Note'), 'Call the owner')
  },
})

export const Kept = meta.story({
  beforeEach() {
    sessionStorage.setItem(
      'draft:staff@console.example:/',
      JSON.stringify({ note: 'Call the owner' }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByLabelText('Note')).toHaveValue('Call the owner')
    await expect(sessionStorage).toHaveLength(0)
  },
})

Filled.test('what the user leaves by signing out is not kept', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
  await canvas.findByText('signedOut')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

Filled.test(
  'what was typed when the server no longer takes the token is kept',
  async ({ canvas, userEvent }) => {
    setScenario('401', 'PATCH /me/settings')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('signedOut')
    await expect(sessionStorage.getItem('draft:staff@console.example:/')).toBe(
      JSON.stringify({ note: 'Call the owner' }),
    )
  },
)
