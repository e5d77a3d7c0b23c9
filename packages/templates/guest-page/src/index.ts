export { GuestPage } from './GuestPage'
