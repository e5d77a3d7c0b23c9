export { finderMachine } from './finderMachine'
export { finderWords } from './words'
