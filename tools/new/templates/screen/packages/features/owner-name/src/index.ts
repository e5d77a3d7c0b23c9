import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

export const ownerName = defineFeature({
  routes: [
    {
      pattern: paths.thingName,
      auth: systemAdmin,
      hasFrame: true,
      title: 'thingName.title',
      screen: () => import('./ThingNameScreen/ThingNameScreen').then((m) => m.ThingNameScreen),
    },
  ],
})
