import { defineFeature } from '@console/core/routes'
import { thingNamePaths } from '@console/domain/thing-name'
import { record } from '@console/record'

export const ownerName = defineFeature({
  routes: [record(thingNamePaths.details, 'thingName.title', () => import('./thingName'))],
})
