export { finderMachine } from './finderMachine'
export type { FinderGroup, FinderItem } from './items'
export { finderWords } from './words'
