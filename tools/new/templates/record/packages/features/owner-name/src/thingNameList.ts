import { toThingName } from '@console/domain/thing-name'

export const thingNameList = defineList<ThingNameRow>()({
  recordPath: ({ secureToken }) => toThingName(secureToken),
})
