import { businessEndpoints } from '@console/sample/business'
import { placeEndpoints } from '@console/sample/place'
import {
  fileEndpoints,
  goldenRegistration,
  type GoldenRegistration,
  registrationEndpoints,
} from '@console/sample/registration'
import type { StoryContext } from '@storybook/react-vite'

/** What answers the calls of registering. */
export const registeringHandlers = [
  ...registrationEndpoints.handlers,
  ...fileEndpoints.handlers,
  ...placeEndpoints.handlers,
  ...businessEndpoints.handlers,
]

/** A story at the address of a golden registration. */
export const at = (path: string, name: GoldenRegistration, rest = '') => ({
  parameters: { address: `${path}?registration=${goldenRegistration(name)}${rest}` },
})

/** What a story's play is given, as far as these use it. */
type Given = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>

/** The field with a label. */
export const field = ({ canvas }: Pick<Given, 'canvas'>, word: string) =>
  canvas.findByLabelText(new RegExp(`^${word}`))

/** Presses the button whose name begins so. */
export const press = async ({ canvas, userEvent }: Given, word: string) =>
  userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${word}`) }))
