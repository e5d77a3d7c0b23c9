export { createTellFault, type Fault, type OnFault, type TellFault } from './faults'
