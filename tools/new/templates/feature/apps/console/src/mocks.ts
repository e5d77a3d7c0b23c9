import { thingNameHandlers } from '@console/feature-thing-name/mocks'

const realHandlers = [...thingNameHandlers]
