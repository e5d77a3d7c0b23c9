import { defineFeature, operatorRoute } from '@console/core/routes'
import { thingNamePaths } from '@console/domain/thing-name'
import { formWords } from '@console/form/words'

export const ownerName = defineFeature({
  uses: [formWords],
  routes: [
    operatorRoute(thingNamePaths.new, 'newThingName.title', () =>
      import('./NewThingNameScreen/NewThingNameScreen').then((m) => m.NewThingNameScreen),
    ),
  ],
})
