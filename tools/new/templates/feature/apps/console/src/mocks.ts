import { startSampleBackend } from '@console/core/mocks/startSampleBackend'
import { thingNameHandlers } from '@console/feature-thing-name/mocks'

export function startMocks(): Promise<void> {
  return startSampleBackend({ handlers: [...thingNameHandlers] })
}
