import { defineFeature } from '@console/core/routes'
import { thingNamePaths } from '@console/domain/thing-name'
import { thingNameMessages } from '@console/domain/thing-name/messages'
import { list } from '@console/list'

export const ownerName = defineFeature({
  uses: [thingNameMessages],
  routes: [list(thingNamePaths.list, 'thingNameList.title', () => import('./thingNameList'))],
})
