import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'

export const ownerName = defineFeature({
  uses: ['templates'],
  routes: [
    operatorRoute(paths.thingName, 'thingName.title', () =>
      import('./ThingNameScreen/ThingNameScreen').then((m) => m.ThingNameScreen),
    ),
  ],
})
