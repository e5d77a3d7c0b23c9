export { finderMachine } from './finderMachine'
export type { FinderGroup, FinderItem } from './items'
export { finderMessages } from './messages'
