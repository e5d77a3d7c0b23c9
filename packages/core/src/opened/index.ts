export { keepOpened, lastOpened } from './keepOpened'
export { type Opened, tellOpened } from './opened'
