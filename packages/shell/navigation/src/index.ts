export { Navigation, type NavigationItem } from './Navigation/Navigation'
