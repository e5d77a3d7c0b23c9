export { ListingsCard } from './ListingsCard'
