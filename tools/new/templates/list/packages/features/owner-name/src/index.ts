import { defineFeature } from '@console/core/routes'
import { thingNamePaths } from '@console/domain/thing-name'
import { thingNameWords } from '@console/domain/thing-name/words'
import { list } from '@console/list'

export const ownerName = defineFeature({
  uses: [thingNameWords],
  routes: [list(thingNamePaths.list, 'thingNameList.title', () => import('./thingNameList'))],
})
