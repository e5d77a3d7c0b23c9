import { resetSampleBackend, world } from '@console/sample'
import { getResponse } from 'msw'
import { realHandlers, sampleHandlers } from '../../src/mocks'

/** Answers a call as the sample backend does; undefined where it knows no such call. */
export function answer(request: Request): Promise<Response | undefined> {
  return getResponse([...realHandlers, ...sampleHandlers], request)
}

/** What the sample backend's clock says, in milliseconds since 1970. */
export function now(): number {
  return world.now()
}

/** The world as it was made. */
export const reset = resetSampleBackend
