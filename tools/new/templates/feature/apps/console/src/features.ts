import { thingName } from '@console/feature-thing-name'

export const features = [thingName]
