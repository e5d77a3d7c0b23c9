import type { Send } from '@console/core/api'
import { type ThingNameAnswer, thingNameAnswer } from './contract'

/** All records of the list. Not in the specification, which leaves business calls open. */
export function listThingName(send: Send, signal?: AbortSignal): Promise<ThingNameAnswer> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/thing-name',
    answer: thingNameAnswer,
    signal,
  })
}
