import { takeThingName, writeThingName } from './thingName'

/** This feature's part of the sample backend. */
export const ownerNameHandlers = [writeThingName(takeThingName)]
