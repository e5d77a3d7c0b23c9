import { toThingName } from '@console/domain/thing-name'

export const thingNameList = defineIndex<ThingNameRow>()({
  recordPath: ({ secureToken }) => toThingName(secureToken),
})
