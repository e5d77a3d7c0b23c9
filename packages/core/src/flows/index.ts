export type { StateName } from './StateName'
