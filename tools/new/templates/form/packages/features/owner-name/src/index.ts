import { defineFeature, operatorRoute } from '@console/core/routes'
import { thingNamePaths } from '@console/domain/thing-name'
import { formMessages } from '@console/form/messages'

export const ownerName = defineFeature({
  uses: [formMessages],
  routes: [
    operatorRoute(thingNamePaths.new, 'newThingName.title', () =>
      import('./NewThingNameScreen/NewThingNameScreen').then((m) => m.NewThingNameScreen),
    ),
  ],
})
