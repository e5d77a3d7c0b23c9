import { thingNameEndpoints } from '@console/sample/thing-name'

const realHandlers = [...thingNameEndpoints.handlers]
