import { type OrderRow, orderPaths } from '@console/domain/order'

/** List of each channel, and its title. */
export const listOfChannel = {
  b2c: { path: orderPaths.b2c, title: 'b2c.title' },
  b2b: { path: orderPaths.b2b, title: 'b2b.title' },
  agent: { path: orderPaths.agents, title: 'agents.title' },
  manual: { path: orderPaths.manual, title: 'manual.title' },
} as const satisfies Record<OrderRow['channel'], object>
