import { businessEndpoints } from '@console/sample/business'
import { placeEndpoints } from '@console/sample/place'
import {
  fileEndpoints,
  fixtureRegistration,
  type FixtureRegistration,
  registrationEndpoints,
} from '@console/sample/registration'
import type { StoryContext } from '@storybook/react-vite'

/** Endpoints for registration. */
export const registeringHandlers = [
  ...registrationEndpoints.handlers,
  ...fileEndpoints.handlers,
  ...placeEndpoints.handlers,
  ...businessEndpoints.handlers,
]

/** Story at the address of a fixture registration. */
export const at = (path: string, name: FixtureRegistration, rest = '') => ({
  parameters: { address: `${path}?registration=${fixtureRegistration(name)}${rest}` },
})

/** Used parts of a story's play context. */
type Given = Pick<StoryContext, 'canvas' | 'userEvent' | 'canvasElement'>

/** Finds a field by its label. */
export const field = ({ canvas }: Pick<Given, 'canvas'>, word: string) =>
  canvas.findByLabelText(new RegExp(`^${word}`))

/** Presses the button whose name begins with a text. */
export const press = async ({ canvas, userEvent }: Given, word: string) =>
  userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${word}`) }))
