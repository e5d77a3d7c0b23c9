import { defineFeature } from '@console/core/routes'
import { thingNamePaths } from '@console/domain/thing-name'
import { list } from '@console/list'

export const ownerName = defineFeature({
  uses: ['templates'],
  routes: [list(thingNamePaths.list, 'thingNameList.title', () => import('./thingNameList'))],
})
