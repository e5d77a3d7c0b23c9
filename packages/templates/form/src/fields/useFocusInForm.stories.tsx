import preview from '#storybook/preview'
import { translate } from '#storybook/translate'
import { useSessionState } from '@console/core/session'
import { Button, TextField } from '@console/ui'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { defineForm } from '../defineForm'
import { Form } from '../Form'

const named = defineForm(z.object({ name: z.string().check(z.minLength(1)) }))

type Args = { write: (body: { name: string }) => Promise<unknown> }

/** A form with a button that disappears once it is pressed, such as one that takes over a colleague's draft. */
const meta = preview.type<{ args: Args }>().meta({
  tags: ['for-developers'],
  globals: { role: 'admin' },
  args: { write: fn(() => Promise.resolve(null)) },
  render: (args) => <Screen {...args} />,
  parameters: {
    docs: { story: { inline: false } },
    about: {
      use: 'A control inside a form that disappears when it is pressed.',
      instead: 'Nothing where the control stays: the focus stays, too.',
      anatomy: ['Form.', 'Control that disappears.', 'Field that takes the focus.'],
      do: ['Call it from the handler that removes the control.'],
      dont: ['Do not focus a field when the page opens.'],
    },
  },
})

/** Inside a session, like all screens. */
function Screen(args: Args) {
  return useSessionState().status === 'signedIn' ? <Named {...args} /> : null
}

function Named({ write }: Args) {
  const [isAsked, setIsAsked] = useState(true)
  return (
    <Form
      form={named}
      draft="focus:story"
      initial={{ name: '' }}
      write={write}
      onSent={() => undefined}
      submitLabel="Save"
    >
      <div>
        {isAsked ? <Button onPress={() => setIsAsked(false)}>Use these values</Button> : null}
        <named.Field name="name">
          {(field) => <TextField label="Name" isRequired {...field} />}
        </named.Field>
      </div>
    </Form>
  )
}

export const Filled = meta.story()

Filled.test(
  'focus stays in the form, and its keys keep working',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), 'Kaya')
    await userEvent.click(canvas.getByRole('button', { name: 'Use these values' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(args.write).toHaveBeenCalled())
  },
)

/** It opens with an earlier draft. */
export const Stored = meta.story({
  beforeEach() {
    const values = { values: { name: 'Kaya' }, initial: { name: '' }, attempt: null }
    const draft = JSON.stringify({ at: Date.now(), values })
    sessionStorage.setItem('draft:admin@console.example:focus:story', draft)
  },
})

Stored.test(
  'shows no notice about a draft after it was saved',
  async ({ args, canvas, userEvent }) => {
    await canvas.findByText(translate('form:decision.draft.kept'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.write).toHaveBeenCalled())
    await expect(canvas.queryByText(translate('form:decision.draft.kept'))).toBeNull()
  },
)
